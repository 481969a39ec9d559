import { hashOf, newToken, secretCookie, tokenIn } from '#features/accounts/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Buyer } from './buyer.ts'

const cookieName = (secure: boolean): string => (secure ? '__Host-wayleaf_shop' : 'wayleaf_shop')
const cookieSeconds = 90 * 24 * 60 * 60

/** The buyer of a request: the account, or else the browser that has bought here before. */
export function knownBuyer(
  session: Session | undefined,
  headers: Headers,
  secure: boolean,
): readonly Buyer[] {
  const token = tokenIn(headers.get('cookie') ?? '', cookieName(secure))
  return [
    ...(session ? [{ userId: session.userId }] : []),
    ...(token ? [{ browser: hashOf(token) }] : []),
  ]
}

/** The buyer of a new purchase; a visitor's browser gets a cookie that identifies it later. */
export function buyerOf(
  session: Session | undefined,
  headers: Headers,
  reply: Headers,
  secure: boolean,
): Buyer {
  if (session) return { userId: session.userId }
  const name = cookieName(secure)
  const token = tokenIn(headers.get('cookie') ?? '', name) ?? newToken()
  reply.append('set-cookie', secretCookie(name, token, cookieSeconds, secure))
  return { browser: hashOf(token) }
}
