import type { Db } from '#platform/server/db/tables.ts'
import { returnPath } from '../domain/return-path.ts'
import { callbackPath } from './callback-path.ts'
import type { RemoteSignIn } from './provider/sign-in-provider.ts'
import { newToken } from './secret-token.ts'
import { secretCookie, tokenIn } from './session-cookie.ts'
import { attemptSeconds, insertAttempt } from './sign-in-attempts.store.ts'

/** Ties a sign-in that is under way to the browser that began it. */
export const attemptCookieName = (secure: boolean): string =>
  secure ? '__Host-wayleaf_sign_in' : 'wayleaf_sign_in'

interface Begun {
  readonly location: string
  readonly cookie: string
}

/** Sends a browser off to the issuer. Two windows may do so at once. Throws SignInError. */
export async function beginRemoteSignIn(
  { db, secure, provider }: { db: Db; secure: boolean; provider: RemoteSignIn },
  from: { readonly site: string; readonly cookies: string; readonly returnTo: string | undefined },
): Promise<Begun> {
  const name = attemptCookieName(secure)
  const browser = tokenIn(from.cookies, name) ?? newToken()
  const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
  const location = await provider.begin(attempt, from.site + callbackPath)
  await insertAttempt(db, { ...attempt, browser, returnTo: returnPath(from.returnTo) })
  return { location, cookie: secretCookie(name, browser, attemptSeconds, secure) }
}
