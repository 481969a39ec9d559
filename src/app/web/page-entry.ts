import type { ComponentType } from 'react'
import type { PageHeadProps } from '#platform/web/page-head.tsx'

export interface PageEntry {
  /** wouter pattern, lower case: `/blog/:slug`, `/files/*`, `/planner/:id?`. */
  readonly path: string
  /** Module that the page is loaded from, as the build's manifest names it. */
  readonly source: string
  /** By the address in lower case: a pattern with `addresses` has another page at each of them. */
  readonly load: (path: string) => Promise<ComponentType>
  /** Complete HTML at build; otherwise the shell, and the page appears when its script runs. */
  readonly prerender: boolean
  /**
   * Of a page that is not complete at build, and only of such: its head, which stands in the shell already
   * and stays. `server`: each address has its own, which the server writes; the page follows it.
   */
  readonly head?: PageHeadProps | 'server'
  /**
   * Of a pattern: every address that there is, each rendered at build; others are not found.
   * Without it a pattern is one page for all its addresses.
   */
  readonly addresses?: () => Promise<readonly string[]>
  /**
   * Only words and pictures: the rendered HTML stays as it is, and a browser that gets it never loads
   * the page's module.
   */
  readonly isStatic?: boolean
  /**
   * Its links pass on the query string, which only script can read: a click before hydration would lose
   * it. So its modules load at once, not after the first paint.
   */
  readonly linksOn?: boolean
  readonly status?: number
  /** The page this one is an alias of. */
  readonly aliasOf?: string
}

/** The path of the page for every address that no other page has. */
export const notFoundPath = '/404'

/** Each page, and after it the same page at its second addresses. */
export const withAliases = (
  entries: readonly PageEntry[],
  aliases: Readonly<Record<string, string>>,
): readonly PageEntry[] =>
  entries.flatMap((entry) => [
    entry,
    ...Object.entries(aliases)
      .filter(([, main]) => main === entry.path)
      .map(([path]) => Object.assign({}, entry, { path, aliasOf: entry.path })),
  ])
