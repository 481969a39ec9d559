import { z } from 'zod'
import { findAccount, hashOf, newToken } from '#features/accounts/server/index.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { findWholeTrip } from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { plainWords } from '#platform/shared/unlinked-text.ts'
import { addSecret, findInvitation } from './invitations.store.ts'
import { invitationLetterText } from './messages.ts'

const dataSchema = z.object({ id: z.uuid(), site: z.string() })

export const invitationLetter = (
  receiver: string,
  data: z.infer<typeof dataSchema>,
  usefulSeconds: number,
): Letter => ({ kind: 'trip-invitation', receiver, data, usefulSeconds })

interface MutatorDeps {
  readonly db: Db
  readonly business: Letterhead
}

/** What writes invitations. The secret is made here; one that was taken back in the meantime is not sent. */
export const invitationLetters = ({ db, business }: MutatorDeps) =>
  ({
    'trip-invitation': async (to, data) => {
      const { id, site } = dataSchema.parse(data)
      const invitation = await findInvitation(db, { id })
      const whole = invitation && (await findWholeTrip(db, invitation.tripId))
      if (!invitation || invitation.acceptedBy || !whole) return undefined
      const { title, startDate, endDate, party, ownerId } = whole.trip
      const owner = await findAccount(db, { id: ownerId })
      const name = plainWords(owner?.name ?? '') || 'Someone'
      const trip = plainWords(title) || 'a trip'
      const token = newToken()
      await addSecret(db, id, hashOf(token))
      return writeLetter(
        {
          to,
          // Fixed: strangers are written to, and what they read first is not for anyone to choose.
          subject: invitationLetterText.subject,
          parts: [
            {
              words: invitationLetterText.invites(name, trip, {
                dates: formatDateRange(startDate, endDate),
                party: partyWords(party),
              }),
            },
            {
              words: invitationLetterText.whatYouCanDo,
            },
            {
              link: invitationLetterText.button,
              href: `${site}/planner?invitation=${token}`,
            },
            { words: invitationLetterText.ignore },
          ],
          whySent: invitationLetterText.reason(name),
        },
        business,
      )
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
