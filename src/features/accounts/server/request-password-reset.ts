import type { Db } from '#platform/server/db/tables.ts'
import type { Postbox } from '#platform/server/mail/postbox.ts'
import { findAccount } from './accounts.store.ts'
import { type Letterhead, resetMail } from './account-mail.ts'
import { insertReset } from './password-resets.store.ts'
import { newToken } from './secret-token.ts'

const linkSeconds = 60 * 60

/**
 * Mails a link to the account of an address, if there is one. All of it happens after the answer:
 * neither what is said nor how long it takes tells whether there was one.
 */
export function requestPasswordReset(
  { db, postbox, business }: { db: Db; postbox: Postbox; business: Letterhead },
  email: string,
  site: string,
): void {
  postbox.prepare(async () => {
    const account = await findAccount(db, { email })
    if (!account) return undefined
    const token = newToken()
    await insertReset(db, account.id, token, linkSeconds)
    // Behind the hash: it reaches no server's log and no Referer.
    return resetMail(account.email, `${site}/account/new-password#${token}`, business)
  })
}
