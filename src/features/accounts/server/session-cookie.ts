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

/** The session token of a Cookie header; its signature is left out, the token is a secret of its own. */
export function sessionToken(cookieHeader: string, secure: boolean): string | undefined {
  const prefix = `${sessionCookieName(secure)}=`
  const pair = cookieHeader
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  const token = pair?.slice(prefix.length).split(/\.|%2E/i)[0]
  return token && /^[\w-]{16,128}$/.test(token) ? token : undefined
}
