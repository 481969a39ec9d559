import { secretCookie, tokenIn } from '#features/accounts/server/index.ts'

const cookieName = (secure: boolean): string => (secure ? '__Host-wayleaf_guest' : 'wayleaf_guest')
const seconds = 30 * 24 * 60 * 60

/** The Set-Cookie line by which a visitor's browser is known again. */
export const visitorCookie = (token: string, secure: boolean): string =>
  secretCookie(cookieName(secure), token, seconds, secure)

/** The token that a Cookie header carries, if it can be one of ours. */
export const visitorToken = (header: string | null, secure: boolean): string | undefined =>
  tokenIn(header ?? '', cookieName(secure))
