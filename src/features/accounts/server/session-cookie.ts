import { createHash, randomBytes } from 'node:crypto'

/** Names of the cookies. Under TLS the __Host- prefix ties them to this host and to TLS. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-wayleaf_session' : 'wayleaf_session'

/** Readable by the page, without data and without authority: it says that somebody may be signed in. */
const hintCookieName = (secure: boolean): string => (secure ? '__Host-hint' : 'hint')

/** Sessions end this long after sign-in. */
export const sessionSeconds = 30 * 24 * 60 * 60

/**
 * Readable by the page, without authority: under which key a browser keeps answers for a start without a
 * network. Every session has another, so what was kept in one is never shown in the next.
 */
const keptCookieName = (secure: boolean): string => (secure ? '__Host-kept' : 'kept')

/** A Set-Cookie line for the page itself. No value clears it. */
const openCookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? sessionSeconds : 0}${secure ? '; Secure' : ''}`

const checkOf = (salt: string, userId: string): string =>
  createHash('sha256')
    .update(salt + userId)
    .digest('hex')
    .slice(0, 16)

/** A key tells nothing; a page that knows the account can tell whether it is that one's. */
function newKey(userId: string): string {
  const salt = randomBytes(8).toString('hex')
  return salt + checkOf(salt, userId)
}

const isKeyOf = (userId: string, key: string): boolean =>
  key.length === 32 && key.slice(16) === checkOf(key.slice(0, 16), userId)

/** The Set-Cookie lines of what a page may read. Without an account they clear it. */
export const openCookies = (secure: boolean, userId?: string): readonly string[] => [
  openCookie(hintCookieName(secure), userId ? '1' : '', secure),
  openCookie(keptCookieName(secure), userId ? newKey(userId) : '', secure),
]

/** The same where a browser's are of an older version of the site; none where it has them, or has no hint. */
export function renewedCookies(
  cookieHeader: string,
  secure: boolean,
  userId: string,
): readonly string[] {
  const hint = valueIn(cookieHeader, hintCookieName(secure))
  const isCurrent =
    hint === '1' && isKeyOf(userId, valueIn(cookieHeader, keptCookieName(secure)) ?? '')
  return hint === undefined || isCurrent ? [] : openCookies(secure, userId)
}

/** A Set-Cookie line that no script can read. No value clears it. */
export const secretCookie = (name: string, value: string, seconds: number, secure: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${value ? seconds : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The Set-Cookie line that carries a session's token; without one it clears the cookie. */
export const sessionCookie = (secure: boolean, token = ''): string =>
  secretCookie(sessionCookieName(secure), token, sessionSeconds, secure)

function valueIn(cookieHeader: string, name: string): string | undefined {
  const prefix = `${name}=`
  const pair = cookieHeader
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  return pair?.slice(prefix.length)
}

/** The token that a Cookie header carries under a name. */
export function tokenIn(cookieHeader: string, name: string): string | undefined {
  const token = valueIn(cookieHeader, name)
  return token && /^[\w-]{16,128}$/.test(token) ? token : undefined
}

/** The session token of a Cookie header. */
export const sessionToken = (cookieHeader: string, secure: boolean): string | undefined =>
  tokenIn(cookieHeader, sessionCookieName(secure))
