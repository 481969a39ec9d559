import { APIError } from 'better-auth/api'
import type { z } from 'zod'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { signUpSchema, User } from '../contract/accounts.contract.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { deleteUnfinishedAccount, findAccount } from './accounts.store.ts'
import type { AuthEngine } from './auth-engine.ts'
import { isCommonPassword } from './common-passwords.ts'
import { presentUser } from './present-user.ts'
import { engineHeaders, type SignInFacts } from './sign-in-facts.ts'

const fail = failWith({ ...commonErrors, ...accountErrors })

export interface Signed {
  readonly user: User
  /** Set-Cookie lines that carry the new session. */
  readonly cookies: readonly string[]
}

/** Opens an account and its first session. Throws account-exists, or invalid-input for a known password. */
export async function openAccount(
  { db, engine }: { db: Db; engine: AuthEngine },
  input: z.output<typeof signUpSchema>,
  from: SignInFacts,
): Promise<Signed> {
  if (isCommonPassword(input.password))
    throw fail('invalid-input', {
      fields: [
        { field: 'password', message: 'This is one of the most used passwords. Choose another.' },
      ],
    })
  const { email, password, firstName, lastName } = input
  const name = input.name ?? `${firstName} ${lastName}`
  await deleteUnfinishedAccount(db, email)
  const result = await engine.api
    .signUpEmail({
      body: { name, firstName, lastName, email, password },
      headers: engineHeaders(from),
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      // Two sign-ups at once: the second meets the first one's row, and the library says only "failed".
      if (error instanceof APIError && (await findAccount(db, { email })))
        throw fail('account-exists', { cause: error })
      throw error
    })
  const account = await findAccount(db, { id: result.response.user.id })
  if (!account) throw new Error('A new account is not in the database')
  return { user: presentUser(account), cookies: result.headers.getSetCookie() }
}
