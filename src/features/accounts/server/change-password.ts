import type { Session } from '#platform/server/auth/session.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { passwordChangedLetter } from './account-mail.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { savePassword } from './credentials.store.ts'
import { deleteResetsOf, findOwnAccount, lockAccount } from './own-account.store.ts'
import { type OwnPasswordDeps, proveOwnPassword } from './own-password.ts'
import { deleteOtherSessions } from './own-sessions.store.ts'

const fail = failWith(accountErrors)

interface Change {
  readonly currentPassword: string
  readonly newPassword: string
}

/**
 * Sets another password, ends every other session and tells the owner by mail. Throws wrong-password,
 * invalid-input for a known password, no-passwords-here for an account without one.
 */
export async function changePassword(
  deps: OwnPasswordDeps & { readonly mailQueue: MailQueue },
  { userId, sessionId }: Session,
  { currentPassword, newPassword }: Change,
  site: string,
): Promise<void> {
  const { db, hashing, mailQueue } = deps
  refuseCommonPassword(newPassword, 'newPassword')
  const before = (await findOwnAccount(db, userId))?.password
  if (!before) throw fail('no-passwords-here')
  const attempt = { hash: before, password: currentPassword, field: 'currentPassword' }
  await proveOwnPassword(deps, userId, attempt)
  const hash = await hashing.hash(newPassword)
  await db.transaction().execute(async (whole) => {
    await lockAccount(whole, userId)
    const account = await findOwnAccount(whole, userId)
    // Changed in another window, or by a mailed link, while this one was being hashed.
    if (account?.password !== before) throw fail('wrong-password')
    await savePassword(whole, userId, hash)
    await deleteOtherSessions(whole, userId, sessionId)
    await deleteResetsOf(whole, userId)
    await mailQueue.post(whole, passwordChangedLetter(account.email, site))
  })
  mailQueue.wake()
}
