import { mainPath } from './aliases.ts'

/** Paths whose feature is still to come. They answer with a page that says so; the list ends empty. */
export const notYetBuilt: Readonly<Record<string, string>> = {
  '/maps': 'Maps',
  '/map-test': 'Maps test',
}

/** What the page at an address will be: `/support` is the help page, `/shared/token` a shared trip. */
export function nameToCome(address: string): string {
  const path = mainPath(address)
  const [, stem = ''] = path.split('/')
  const pattern = Object.keys(notYetBuilt).find((known) => known.startsWith(`/${stem}/:`))
  return notYetBuilt[path] ?? (pattern && notYetBuilt[pattern]) ?? 'This page'
}
