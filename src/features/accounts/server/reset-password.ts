import type { Db } from '#platform/server/db/tables.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { findAccount, markEmailVerified } from './accounts.store.ts'
import { passwordChangedLetter } from './account-mail.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { savePassword } from './credentials.store.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { isResetLive, takeReset } from './password-resets.store.ts'
import { deleteSessionsOf } from './sessions.store.ts'

interface ResetDeps {
  readonly db: Db
  readonly hashing: PasswordHashing
  readonly mailQueue: MailQueue
}

const fail = failWith(accountErrors)

/** Sets a new password by a link's token, ends every session and tells the owner. Throws reset-link-spent. */
export async function resetPassword(
  { db, hashing, mailQueue }: ResetDeps,
  { token, password }: { token: string; password: string },
  site: string,
): Promise<void> {
  refuseCommonPassword(password, 'password')
  // Before the hash, which is dear: made-up tokens must cost nothing.
  if (!(await isResetLive(db, token))) throw fail('reset-link-spent')
  const hash = await hashing.hash(password)
  await db.transaction().execute(async (whole) => {
    const owner = await takeReset(whole, token)
    if (!owner) throw fail('reset-link-spent')
    await savePassword(whole, owner, hash)
    await deleteSessionsOf(whole, owner)
    await markEmailVerified(whole, owner)
    const account = await findAccount(whole, { id: owner })
    if (account) await mailQueue.post(whole, passwordChangedLetter(account.email, site))
  })
  mailQueue.wake()
}
