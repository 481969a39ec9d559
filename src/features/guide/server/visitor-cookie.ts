import { createHash, randomBytes } from 'node:crypto'

const cookieName = (secure: boolean): string => (secure ? '__Host-wayleaf_guest' : 'wayleaf_guest')
const seconds = 30 * 24 * 60 * 60

/** The table knows only the hash of what the browser holds. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const newVisitorToken = (): string => randomBytes(24).toString('base64url')

export const visitorCookie = (token: string, secure: boolean): string =>
  `${cookieName(secure)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The token that a Cookie header carries, if it can be one of ours. */
export function visitorToken(header: string | null, secure: boolean): string | undefined {
  const prefix = `${cookieName(secure)}=`
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix))
  const token = pair?.trim().slice(prefix.length)
  return token && /^[\w-]{32}$/.test(token) ? token : undefined
}
