import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const fail = failWith(commonErrors)
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * The public address of the site, for links in mail and for the issuer. Where the setting is missing
 * only this machine's own names are believed: anything else in Host could send people elsewhere.
 */
export function siteAddress(appOrigin: string | undefined, headers: Headers): string {
  if (appOrigin) return appOrigin
  const host = headers.get('host') ?? ''
  if (!loopback.test(host)) throw fail('malformed-request')
  return `http://${host}`
}
