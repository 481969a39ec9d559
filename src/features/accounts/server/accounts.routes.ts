import {
  type BoundOperation,
  bindContract,
  type RequestFacts,
} from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { accountContract } from '../contract/accounts.contract.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { accountPolicies } from './accounts.policy.ts'
import { checkCredentials } from './check-credentials.ts'
import { countFailures } from './count-failures.ts'
import { endSession } from './end-session.ts'
import { issueSession, type Signed } from './issue-session.ts'
import { type LetterStopDeps, letterStopOperations } from './letter-stops.routes.ts'
import { navigations, type NavigationDeps } from './navigations.ts'
import { openAccount } from './open-account.ts'
import { type OwnAccountDeps, ownAccountOperations } from './own-account.routes.ts'
import { forCaller, type PasswordHashing } from './password-hashing.ts'
import { readAccount } from './read-account.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { oftenLimits, signInLimits } from './sign-in-limits.ts'
import { renewedCookies } from './session-cookie.ts'
import { siteAddress } from './site-address.ts'
import { staffAccountOperations } from './staff-accounts.routes.ts'
import { teamOperations } from './team/team.routes.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'

interface AccountDeps extends NavigationDeps, OwnAccountDeps, LetterStopDeps {
  readonly hashing: PasswordHashing
  readonly mailQueue: MailQueue
}

const fail = failWith({ ...commonErrors, ...accountErrors })
const hour = 60 * 60
const perReceiver = { name: 'reset-account', points: 5, seconds: hour, by: 'address' } as const

/** The account that an address and a password belong to; wrong ones are counted, and so are frequent ones. */
const proveByPassword = (
  deps: AccountDeps,
  given: { readonly email: string; readonly password: string },
  request: RequestFacts,
) =>
  countFailures(
    deps.limiter,
    signInLimits(request.address, given.email),
    'wrong-credentials',
    async () => {
      for (const { limit, key } of oftenLimits(request.address, given.email))
        await deps.limiter(limit, key)
      return checkCredentials(forCaller(deps, request), given)
    },
  )

function signingIn(deps: AccountDeps): readonly BoundOperation[] {
  const needPasswords = (): void => {
    if (deps.signIn.kind !== 'password') throw fail('no-passwords-here')
  }
  const sign = ({ user, cookies }: Signed, reply: Headers) => {
    for (const cookie of cookies) reply.append('set-cookie', cookie)
    return { user }
  }
  return bindContract(accountContract, accountPolicies, {
    ...navigations(deps),
    signUp: async ({ body, request, reply }) => {
      needPasswords()
      const userId = await openAccount(forCaller(deps, request), body)
      return sign(await issueSession(deps, { by: 'sign-up', userId }, request), reply)
    },
    signIn: async ({ body, request, reply }) => {
      needPasswords()
      const proven = await proveByPassword(deps, body, request)
      return sign(await issueSession(deps, proven, request), reply)
    },
    signOut: async ({ request, reply }) => {
      const cookies = await endSession(deps, request.headers.get('cookie') ?? '')
      for (const cookie of cookies) reply.append('set-cookie', cookie)
      reply.set('clear-site-data', '"cache"')
      return { success: true as const }
    },
    getCurrentUser: async ({ session, request, reply }) => {
      const user = await readAccount(deps, session.userId)
      if (!user) throw fail('unauthenticated')
      const sent = request.headers.get('cookie') ?? ''
      for (const cookie of renewedCookies(sent, deps.secure, user.id))
        reply.append('set-cookie', cookie)
      return user
    },
    requestPasswordReset: async ({ body, request }) => {
      needPasswords()
      await deps.limiter(perReceiver, body.email)
      await requestPasswordReset(deps, body.email, siteAddress(deps.appOrigin, request.headers))
      return { success: true as const }
    },
    resetPassword: async ({ body, request }) => {
      needPasswords()
      await resetPassword(
        forCaller(deps, request),
        body,
        siteAddress(deps.appOrigin, request.headers),
      )
      return { success: true as const }
    },
  })
}

export const accountOperations = (deps: AccountDeps): readonly BoundOperation[] => [
  ...signingIn(deps),
  ...ownAccountOperations(deps),
  ...letterStopOperations(deps),
  ...teamOperations(deps),
  ...staffAccountOperations(deps),
]
