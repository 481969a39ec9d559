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

const securityPath = '/.well-known/security.txt'
const dayMs = 24 * 60 * 60 * 1000

/** security.txt (RFC 9116). It expires a number of days after it is read. */
function securityText(
  { SECURITY_CONTACT, SECURITY_TXT_DAYS, BUSINESS_EMAIL }: Config,
  origin: string,
) {
  const contact = SECURITY_CONTACT ?? `mailto:${BUSINESS_EMAIL}`
  return (now: Date): string => {
    const today = Math.floor(now.getTime() / dayMs)
    const expires = new Date((today + SECURITY_TXT_DAYS) * dayMs).toISOString()
    return [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, fr',
      `Canonical: ${origin}${securityPath}`,
      '',
    ].join('\n')
  }
}

const answer = (text: string, path: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${typeOf(path)}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    },
  })

/**
 * Files for search engines and programs by path: security.txt, robots.txt, the sitemap of all listed
 * pages, a sitemap of the home page alone to test a search engine's reader with, and the verification file
 * if configured.
 */
export function createSearchFiles(config: Config, listed: readonly string[]) {
  const origin = publicOrigin(config)
  const files = new Map([
    ['/robots.txt', robots(origin)],
    ['/sitemap.xml', sitemap(listed.map((path) => origin + path))],
    ['/sitemap-test.xml', sitemap([`${origin}/`])],
  ])
  const security = securityText(config, origin)
  const { SEARCH_VERIFICATION_FILE: name, SEARCH_VERIFICATION_CONTENT: content = '' } = config
  if (name) files.set(`/${name}`, content)
  return (path: string): Response | undefined => {
    const text = files.get(path)
    if (path === securityPath) return answer(security(new Date()), securityPath)
    if (text === undefined) return undefined
    return answer(text, path)
  }
}
