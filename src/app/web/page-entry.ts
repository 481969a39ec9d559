import type { ComponentType } from 'react'
import type { PageHeadProps } from '#platform/web/page-head.tsx'

export interface PageEntry {
  /** wouter pattern, lower case: `/blog/:slug`, `/files/*`, `/planner/:id?`. */
  readonly path: string
  /** Source module, as in the build manifest. */
  readonly source: string
  /** Loads the component; receives the lower-case path for patterns with `addresses`. */
  readonly load: (path: string) => Promise<ComponentType>
  /** True: complete HTML at build. False: shell only, rendered by script. */
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
  /** Main path if this is an alias. */
  readonly aliasOf?: string
}

/** Path of the 404 page. */
export const notFoundPath = '/404'

/** Adds an entry for each alias after its page. */
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
