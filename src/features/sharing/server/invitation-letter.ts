import { z } from 'zod'
import { findAccount, hashOf, newToken } from '#features/accounts/server/index.ts'
import { findWholeTrip } from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { plainWords } from '#platform/shared/plain-words.ts'
import { addSecret, findInvitation } from './invitations.store.ts'

const dataSchema = z.object({ id: z.uuid(), site: z.string() })

export const invitationLetter = (
  receiver: string,
  data: z.infer<typeof dataSchema>,
  usefulSeconds: number,
): Letter => ({ kind: 'trip-invitation', receiver, data, usefulSeconds })

interface WriterDeps {
  readonly db: Db
  readonly business: Letterhead
}

/** What writes invitations. The secret is made here; one that was taken back meanwhile is not sent. */
export const invitationLetters = ({ db, business }: WriterDeps) =>
  ({
    'trip-invitation': async (to, data) => {
      const { id, site } = dataSchema.parse(data)
      const invitation = await findInvitation(db, { id })
      const whole = invitation && (await findWholeTrip(db, invitation.tripId))
      if (!invitation || invitation.acceptedBy || !whole) return undefined
      const { title, startDate, endDate, ownerId } = whole.trip
      const owner = await findAccount(db, { id: ownerId })
      const name = plainWords(owner?.name ?? '') || 'Somebody'
      const trip = plainWords(title) || 'a trip'
      const token = newToken()
      await addSecret(db, id, hashOf(token))
      return writeLetter(
        {
          to,
          // Fixed: strangers are written to, and what they read first is not for anybody to choose.
          subject: 'An invitation to plan a trip together',
          parts: [
            {
              words: `${name} asks you to plan a trip together: ${trip}, ${formatDateRange(startDate, endDate)}.`,
            },
            {
              words:
                'Whoever accepts can add to the days of this trip, change and remove what is in them. The link works once, for a week.',
            },
            { link: 'Look at the invitation', href: `${site}/planner?invitation=${token}` },
            { words: 'If you do not know who this is, there is nothing to do.' },
          ],
          optional: true,
        },
        business,
      )
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
