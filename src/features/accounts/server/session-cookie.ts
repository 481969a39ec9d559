import { createHash } from 'node:crypto'

/** Names of the cookies. Under TLS the __Host- prefix ties them to this host and to TLS. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-wayleaf_session' : 'wayleaf_session'

/**
 * Readable by the page, without authority: it says that somebody may be signed in, and by a mark whose
 * answers a browser without a network may show.
 */
const hintCookieName = (secure: boolean): string => (secure ? '__Host-hint' : 'hint')

/** Sessions end this long after sign-in. */
export const sessionSeconds = 30 * 24 * 60 * 60

const markOf = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 16)

/** Without an account it clears the cookie. */
export function hintCookie(secure: boolean, userId?: string): string {
  const attributes = `Path=/; SameSite=Lax; Max-Age=${userId ? sessionSeconds : 0}`
  const value = userId ? `1-${markOf(userId)}` : ''
  return `${hintCookieName(secure)}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}

/** A Set-Cookie line that no script can read. No value clears it. */
export const secretCookie = (name: string, value: string, seconds: number, secure: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${value ? seconds : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The Set-Cookie line that carries a session's token; without one it clears the cookie. */
export const sessionCookie = (secure: boolean, token = ''): string =>
  secretCookie(sessionCookieName(secure), token, sessionSeconds, secure)

/** The token that a Cookie header carries under a name. */
export function tokenIn(cookieHeader: string, name: string): string | undefined {
  const prefix = `${name}=`
  const pair = cookieHeader
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  const token = pair?.slice(prefix.length)
  return token && /^[\w-]{16,128}$/.test(token) ? token : undefined
}

/** The session token of a Cookie header. */
export const sessionToken = (cookieHeader: string, secure: boolean): string | undefined =>
  tokenIn(cookieHeader, sessionCookieName(secure))
