/** Second addresses of a page, by the specification: each leads to the same screen as its main path. */
export const aliases: Readonly<Record<string, string>> = {
  '/planner-new': '/planner',
  '/airbnb': '/search',
  '/chat': '/guide',
  '/travelbuddy': '/guide',
  '/affiliate': '/earn',
  '/support': '/help',
}

/** Lower case, without slashes at the end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Where a second address belongs: `/chat` → `/guide`, `/Support/x` → `/help/x`; else the path itself. */
export function mainPath(path: string): string {
  const plain = plainPath(path)
  const [, stem = ''] = plain.split('/')
  const main = aliases[`/${stem}`]
  return main ? main + plain.slice(stem.length + 1) : plain
}
