import type { PageEntry } from './page-entry.ts'

export interface PageAddress {
  /** A path or pattern. */
  readonly path: string
  readonly entry: PageEntry
}

/** Whether a path matches a pattern of whole segments. */
function fits(pattern: string, address: string): boolean {
  const wanted = pattern.split('/')
  const given = address.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, n) => (segment.startsWith(':') ? given[n] : segment === given[n]))
  )
}

/**
 * The addresses to render: an entry's path, or each of its addresses if they are known.
 * Throws when an address is not one of the pattern's, or has a page already.
 */
export async function addressesOf(entries: readonly PageEntry[]): Promise<readonly PageAddress[]> {
  const found: PageAddress[] = []
  for (const entry of entries) {
    for (const path of (await entry.addresses?.()) ?? [entry.path]) {
      if (!fits(entry.path, path))
        throw new Error(`${path} is no address of the page ${entry.path}`)
      if (found.some((other) => other.path === path))
        throw new Error(`The address ${path} has two pages`)
      found.push({ path, entry })
    }
  }
  return found
}
