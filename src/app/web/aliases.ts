/** Aliases of pages and their main paths. */
export const aliases: Readonly<Record<string, string>> = {
  '/planner-new': '/planner',
  '/airbnb': '/search',
  '/chat': '/guide',
  '/travelbuddy': '/guide',
  '/affiliate': '/earn',
  '/support': '/help',
  '/explore': '/destinations',
  '/trips': '/itinerary',
  '/my-trips': '/itinerary',
}

/** Lower case without trailing slashes. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Resolves an alias: `/chat` → `/guide`, `/Support/x` → `/help/x`; else the path itself. */
export function mainPath(path: string): string {
  const plain = plainPath(path)
  const [, stem = ''] = plain.split('/')
  const main = aliases[`/${stem}`]
  return main ? main + plain.slice(stem.length + 1) : plain
}
