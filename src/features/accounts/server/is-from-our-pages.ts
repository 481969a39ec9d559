/**
 * Whether a navigation was begun by a page of this site. Browsers say so in Sec-Fetch-Site where the
 * site has TLS or is this machine; elsewhere only Referer tells. A typed address, a bookmark, a
 * prefetch and another site are not ours.
 */
export function isFromOurPages(headers: Headers, appOrigin: string | undefined): boolean {
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return false
  const from = new URL(referer)
  return appOrigin ? from.origin === appOrigin : from.host === headers.get('host')
}
