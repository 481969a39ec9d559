import type { Config } from '#platform/server/config/read-config.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { publicOrigin } from './site-facts.ts'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const types = wordTable({ html: 'text/html', xml: 'application/xml' })

const typeOf = (name: string): string =>
  types.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'text/plain'

/**
 * The files for search engines by their paths: robots, the map of all listed pages, a map of the home
 * page alone to try a search engine's reader with, and the verification file where settings name one.
 */
export function createSearchFiles(config: Config, listed: readonly string[]) {
  const origin = publicOrigin(config)
  const files = new Map([
    ['/robots.txt', robots(origin)],
    ['/sitemap.xml', sitemap(listed.map((path) => origin + path))],
    ['/sitemap-test.xml', sitemap([`${origin}/`])],
  ])
  const { SEARCH_VERIFICATION_FILE: name, SEARCH_VERIFICATION_CONTENT: content = '' } = config
  if (name) files.set(`/${name}`, content)
  return (path: string): Response | undefined => {
    const text = files.get(path)
    if (text === undefined) return undefined
    const type = `${typeOf(path)}; charset=utf-8`
    return new Response(text, {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
    })
  }
}
