import type { Db } from '#platform/server/db/tables.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { resetLetter } from './account-mail.ts'

/**
 * Posts a letter with a link to an address. Whether there is an account, and which, is looked up when
 * the letter is written: neither the answer nor its duration reveals whether there is an account.
 */
export async function requestPasswordReset(
  { db, mailQueue }: { db: Db; mailQueue: MailQueue },
  email: string,
  site: string,
): Promise<void> {
  await mailQueue.post(db, resetLetter(email, site))
  mailQueue.wake()
}
