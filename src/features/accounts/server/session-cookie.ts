/** Names of the cookies. Under TLS the __Host- prefix ties them to this host and to TLS. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-wayleaf_session' : 'wayleaf_session'

/** Readable by the page, without data or authority: it only says that somebody may be signed in. */
const hintCookieName = (secure: boolean): string => (secure ? '__Host-hint' : 'hint')

/** Sessions end this long after sign-in. */
export const sessionSeconds = 30 * 24 * 60 * 60

export function hintCookie(secure: boolean, present: boolean): string {
  const attributes = `Path=/; SameSite=Lax; Max-Age=${present ? sessionSeconds : 0}`
  return `${hintCookieName(secure)}=${present ? '1' : ''}; ${attributes}${secure ? '; Secure' : ''}`
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
