import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { accountContract } from '../contract/accounts.contract.ts'
import { returnPath } from '../domain/return-path.ts'
import { accountPolicies } from './accounts.policy.ts'
import type { AuthEngine } from './auth-engine.ts'
import { endSession } from './end-session.ts'
import { openAccount, type Signed } from './open-account.ts'
import { readAccount } from './read-account.ts'
import { startSession } from './start-session.ts'
import { hintCookie } from './session-cookie.ts'

interface AccountDeps {
  readonly db: Db
  readonly engine: AuthEngine
  readonly secure: boolean
  readonly limiter: RateLimiter
}

const fail = failWith(commonErrors)
const perAccount = { name: 'sign-in-account', points: 5, seconds: 15 * 60, by: 'address' } as const

export function accountOperations(deps: AccountDeps): readonly BoundOperation[] {
  const sign = ({ user, cookies }: Signed, reply: Headers) => {
    for (const cookie of cookies) reply.append('set-cookie', cookie)
    reply.append('set-cookie', hintCookie(deps.secure, true))
    return { user }
  }
  return bindContract(accountContract, accountPolicies, {
    signUp: async ({ body, request, reply }) => sign(await openAccount(deps, body, request), reply),
    signIn: async ({ body, request, reply }) => {
      const key = `${request.address}|${body.email}`
      await deps.limiter(perAccount, key)
      const signed = await startSession(deps, body, request)
      await deps.limiter.giveBack(perAccount, key)
      return sign(signed, reply)
    },
    signOut: async ({ request, reply }) => {
      const cookies = await endSession(deps, request.headers.get('cookie') ?? '')
      for (const cookie of cookies) reply.append('set-cookie', cookie)
      reply.set('clear-site-data', '"cache"')
      return { success: true as const }
    },
    getCurrentUser: async ({ session }) => {
      const user = await readAccount(deps, session.userId)
      if (!user) throw fail('unauthenticated')
      return user
    },
    goToSignIn: async ({ query }) =>
      `/account/sign-in?returnTo=${encodeURIComponent(returnPath(query.returnTo))}`,
  })
}
