import { createHash, randomBytes } from 'node:crypto'

/** Names of the cookies. Under TLS the __Host- prefix ties them to this host and to TLS. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-wayleaf_session' : 'wayleaf_session'

/** Readable by the page; holds no data and grants nothing. It hints that a session may exist. */
const hintCookieName = (secure: boolean): string => (secure ? '__Host-hint' : 'hint')

/** Sessions end this long after sign-in. */
export const sessionSeconds = 30 * 24 * 60 * 60

/**
 * Readable by the page; grants nothing. Names the cache in which a browser stores answers for offline
 * starts. Each session has its own, so answers cached in one are never shown in the next.
 */
const keptCookieName = (secure: boolean): string => (secure ? '__Host-kept' : 'kept')

/** A Set-Cookie line that scripts can read. Without a value it clears the cookie. */
const openCookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? sessionSeconds : 0}${secure ? '; Secure' : ''}`

const checkOf = (salt: string, userId: string): string =>
  createHash('sha256')
    .update(salt + userId)
    .digest('hex')
    .slice(0, 16)

/**
 * The key alone reveals nothing; a page that knows the account can check whether the key belongs to it.
 */
function newKey(userId: string): string {
  const salt = randomBytes(8).toString('hex')
  return salt + checkOf(salt, userId)
}

const isKeyOf = (userId: string, key: string): boolean =>
  key.length === 32 && key.slice(16) === checkOf(key.slice(0, 16), userId)

/** The Set-Cookie lines of the readable cookies. Without an account they clear them. */
export const openCookies = (secure: boolean, userId?: string): readonly string[] => [
  openCookie(hintCookieName(secure), userId ? '1' : '', secure),
  openCookie(keptCookieName(secure), userId ? newKey(userId) : '', secure),
]

/**
 * The readable cookies again if the browser's are of an older version of the site; none if they are
 * current, or there is no hint.
 */
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

/** A Set-Cookie line that no script can read. Without a value it clears the cookie. */
export const secretCookie = (name: string, value: string, seconds: number, secure: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${value ? seconds : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The Set-Cookie line with a session's token; without one it clears the cookie. */
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

/** The token stored in a Cookie header under a name. */
export function tokenIn(cookieHeader: string, name: string): string | undefined {
  const token = valueIn(cookieHeader, name)
  return token && /^[\w-]{16,128}$/.test(token) ? token : undefined
}

/** The session token of a Cookie header. */
export const sessionToken = (cookieHeader: string, secure: boolean): string | undefined =>
  tokenIn(cookieHeader, sessionCookieName(secure))
