import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { signUpSchema } from '../contract/accounts.contract.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { insertUser } from './accounts.store.ts'
import { savePassword } from './credentials.store.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { saveTermsAnswer } from './terms.store.ts'

const fail = failWith(accountErrors)

/** Opens an account with a password, whole or not at all. Returns its id. Throws account-exists, or invalid-input for a known password. */
export async function openAccount(
  { db, hashing }: { db: Db; hashing: PasswordHashing },
  input: z.output<typeof signUpSchema>,
): Promise<string> {
  refuseCommonPassword(input.password, 'password')
  const { email, firstName, lastName, acceptedTerms } = input
  const password = await hashing.hash(input.password)
  const id = randomUUID()
  await db.transaction().execute(async (whole) => {
    const inserted = await insertUser(whole, {
      id,
      name: input.name ?? `${firstName} ${lastName}`,
      first_name: firstName,
      last_name: lastName,
      email,
      email_verified: false,
    })
    if (!inserted) throw fail('account-exists')
    await savePassword(whole, id, password)
    if (acceptedTerms) await saveTermsAnswer(whole, id, { version: acceptedTerms, accepted: true })
  })
  return id
}
