import type { Db } from '#platform/server/db/tables.ts'
import { attemptCookieName } from './begin-remote-sign-in.ts'
import { callbackPath } from './callback-path.ts'
import { issueSession, type Signed, type SignInFacts } from './issue-session.ts'
import { linkIdentity } from './link-identity.ts'
import { type IssuerAnswer, type RemoteSignIn, SignInError } from './provider/sign-in-provider.ts'
import { tokenIn } from './session-cookie.ts'
import { takeAttempt } from './sign-in-attempts.store.ts'

interface Finished extends Signed {
  readonly returnTo: string
}

/** Completes a sign-in at the issuer and starts a session. Throws SignInError. */
export async function finishRemoteSignIn(
  deps: { db: Db; secure: boolean; provider: RemoteSignIn },
  answer: IssuerAnswer & { readonly state?: string | undefined },
  from: SignInFacts & { readonly site: string },
): Promise<Finished> {
  const { db, secure, provider } = deps
  const browser = tokenIn(from.headers.get('cookie') ?? '', attemptCookieName(secure))
  const { state } = answer
  const begun = browser && state ? await takeAttempt(db, state, browser) : undefined
  if (!begun || !state) throw new SignInError('expired', 'No such sign-in was begun here')
  const { nonce, codeVerifier, returnTo } = begun
  const attempt = { state, nonce, codeVerifier }
  const identity = await provider.complete(answer, attempt, from.site + callbackPath)
  const userId = await linkIdentity(deps, identity)
  return { ...(await issueSession(deps, { by: 'issuer', userId }, from)), returnTo }
}
