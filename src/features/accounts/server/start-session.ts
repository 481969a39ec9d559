import { APIError } from 'better-auth/api'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { findAccount } from './accounts.store.ts'
import type { AuthEngine } from './auth-engine.ts'
import type { Signed } from './open-account.ts'
import { engineHeaders, type SignInFacts } from './sign-in-facts.ts'
import { presentUser } from './present-user.ts'

const fail = failWith(accountErrors)

/** Checks a password and starts a session. An unknown address costs and says the same as a wrong password. */
export async function startSession(
  { db, engine }: { db: Db; engine: AuthEngine },
  credentials: { email: string; password: string },
  from: SignInFacts,
): Promise<Signed> {
  const result = await engine.api
    .signInEmail({ body: credentials, headers: engineHeaders(from), returnHeaders: true })
    .catch((error: unknown) => {
      if (error instanceof APIError && error.statusCode < 500)
        throw fail('wrong-credentials', { cause: error })
      throw error
    })
  const account = await findAccount(db, { id: result.response.user.id })
  if (!account) throw fail('wrong-credentials')
  return { user: presentUser(account), cookies: result.headers.getSetCookie() }
}
