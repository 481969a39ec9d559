import { z } from 'zod'
import type { Db } from '#platform/server/db/tables.ts'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { plainWords } from '#platform/shared/unlinked-text.ts'
import { invitationDays, teamPlanName } from '#features/entitlements/domain/team.ts'
import { findAccount } from '../accounts.store.ts'
import { hashOf, newToken } from '../secret-token.ts'
import { addSecret, findSeat } from './seats.store.ts'
import { seatLetterText } from './messages.ts'

const dataSchema = z.object({ id: z.uuid(), site: z.string() })

export const seatLetter = (receiver: string, data: z.infer<typeof dataSchema>): Letter => ({
  kind: 'team-invitation',
  receiver,
  data,
  usefulSeconds: invitationDays * 24 * 60 * 60,
})

interface MutatorDeps {
  readonly db: Db
  readonly business: Letterhead
}

/** What writes invitations into teams. The secret is made here; one that was cancelled is not sent. */
export const seatLetters = ({ db, business }: MutatorDeps) =>
  ({
    'team-invitation': async (to, data) => {
      const { id, site } = dataSchema.parse(data)
      const seat = await findSeat(db, { id })
      if (!seat || seat.memberId) return undefined
      const owner = await findAccount(db, { id: seat.ownerId })
      const name = plainWords(owner?.name ?? '') || 'A traveller'
      const token = newToken()
      await addSecret(db, id, hashOf(token))
      return writeLetter(
        {
          to,
          // Fixed: what strangers read first is not for the sender to choose.
          subject: seatLetterText.subject(business.name),
          parts: [
            { words: seatLetterText.invites(name, teamPlanName) },
            {
              words: seatLetterText.whatItGives,
            },
            { link: seatLetterText.button, href: `${site}/profile?seat=${token}` },
            {
              words: seatLetterText.linkTerms(invitationDays),
            },
          ],
        },
        business,
      )
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
