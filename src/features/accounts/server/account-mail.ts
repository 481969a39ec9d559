import { z } from 'zod'
import type { Db } from '#platform/server/db/tables.ts'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { findAccount } from './accounts.store.ts'
import { insertReset } from './password-resets.store.ts'
import { newToken } from './secret-token.ts'
import { seatLetters } from './team/seat-letter.ts'
import { accountMailText } from './messages.ts'

const linkSeconds = 60 * 60
const siteSchema = z.object({ site: z.string() })

/** The letter with the reset link. It contains no name, so a misdirected letter does not reveal one. */
const resetMail = (to: string, link: string, business: Letterhead): Mail =>
  writeLetter(
    {
      to,
      subject: accountMailText.resetSubject(business.name),
      parts: [
        { words: accountMailText.resetAsked(business.name) },
        { words: accountMailText.resetLink },
        { link: accountMailText.resetButton, href: link },
        { words: accountMailText.resetIgnore },
      ],
    },
    business,
  )

/** Tells the owner that the password has changed. */
const passwordChangedMail = (to: string, site: string, business: Letterhead): Mail =>
  writeLetter(
    {
      to,
      subject: accountMailText.changedSubject(business.name),
      parts: [
        {
          words: accountMailText.changed(business.name),
        },
        {
          words: accountMailText.changedIgnore,
        },
        { link: accountMailText.resetButton, href: `${site}/account/reset-password` },
      ],
    },
    business,
  )

/** Queued for any address; whether it has an account is looked up only when the letter is written. */
export const resetLetter = (receiver: string, site: string): Letter => ({
  kind: 'password-reset',
  receiver,
  data: { site },
  usefulSeconds: linkSeconds,
})

export const passwordChangedLetter = (receiver: string, site: string): Letter => ({
  kind: 'password-changed',
  receiver,
  data: { site },
})

interface MutatorDeps {
  readonly db: Db
  readonly business: Letterhead
}

/** Writes the letters of accounts. The token of a link is created here, so queued letters contain
    none. */
export const accountLetters = ({ db, business }: MutatorDeps) =>
  ({
    ...seatLetters({ db, business }),
    'password-reset': async (receiver, data) => {
      const { site } = siteSchema.parse(data)
      const account = await findAccount(db, { email: receiver })
      if (!account) return undefined
      const token = newToken()
      await insertReset(db, account.id, token, linkSeconds)
      // In the fragment, so the token reaches no server log and no Referer.
      return resetMail(account.email, `${site}/account/new-password#${token}`, business)
    },
    'password-changed': async (receiver, data) =>
      passwordChangedMail(receiver, siteSchema.parse(data).site, business),
  }) satisfies Readonly<Record<string, LetterWriter>>
