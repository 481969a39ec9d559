import type { Db } from '#platform/server/db/tables.ts'
import type { Postbox } from '#platform/server/mail/postbox.ts'
import { resetLetter } from './account-mail.ts'

/**
 * Posts a letter with a link to an address. Whether there is an account, and which, is looked up when
 * the letter is written: neither what is said nor how long it takes tells whether there was one.
 */
export async function requestPasswordReset(
  { db, postbox }: { db: Db; postbox: Postbox },
  email: string,
  site: string,
): Promise<void> {
  await postbox.post(db, resetLetter(email, site))
  postbox.wake()
}
