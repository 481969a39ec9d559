import type { Db } from '#platform/server/db/tables.ts'
import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { countFailures } from './count-failures.ts'
import type { PasswordHashing } from './password-hashing.ts'

export interface OwnPasswordDeps {
  readonly db: Db
  readonly hashing: PasswordHashing
  readonly limiter: RateLimiter
}

const fail = failWith(accountErrors)
const perAccount: Limit = { name: 'own-password', points: 5, seconds: 15 * 60, by: 'account' }

/** Throws wrong-password beside `field`, and rate-limited after too many attempts. */
export const proveOwnPassword = (
  { hashing, limiter }: OwnPasswordDeps,
  userId: string,
  attempt: { readonly hash: string; readonly password: string; readonly field: string },
): Promise<void> =>
  countFailures(limiter, [{ limit: perAccount, key: userId }], 'wrong-password', async () => {
    if (await hashing.verify(attempt)) return
    const { message } = accountErrors['wrong-password']
    throw fail('wrong-password', { fields: [{ field: attempt.field, message }] })
  })
