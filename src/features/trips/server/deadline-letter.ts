import { z } from 'zod'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { formatDayFull } from '#platform/shared/local-date.ts'
import { plainWords } from '#platform/shared/unlinked-text.ts'
import { clockPlace } from '../domain/deadlines.ts'
import { partyWords } from '../domain/party-words.ts'
import { deadlineLetterText as text } from '../domain/messages.ts'
import type { TripDeadline } from './list-all-deadlines.ts'

const dataSchema = z.object({
  site: z.string(),
  tripId: z.string(),
  tripTitle: z.string(),
  // Letters queued by an earlier version do not say who travels.
  party: z.string().optional(),
  title: z.string(),
  local: z.string(),
  zone: z.string(),
  place: z.string().optional(),
})

/** Reminder email of a deadline; expires with it. */
export const deadlineLetter = (
  receiver: string,
  site: string,
  { tripId, tripTitle, party, title, local, zone, place, at }: TripDeadline,
  now: Date,
): Letter => ({
  kind: 'deadline',
  receiver,
  data: { site, tripId, tripTitle, party: partyWords(party), title, local, zone, place },
  usefulSeconds: Math.max(60, Math.round((Date.parse(at) - now.getTime()) / 1000)),
})

export const deadlineLetters = ({ business }: { readonly business: Letterhead }) =>
  ({
    deadline: async (to, data) => {
      const { site, tripId, tripTitle, party, title, local, zone, place } = dataSchema.parse(data)
      const what = plainWords(title)
      const trip = plainWords(tripTitle)
      return {
        ...writeLetter(
          {
            to,
            subject: text.subject(what),
            parts: [
              { words: text.dueIn(trip) },
              {
                facts: [
                  [text.what, what],
                  [
                    text.when,
                    text.whenText(
                      formatDayFull(local.slice(0, 10)),
                      local.slice(11),
                      clockPlace({ zone, place }),
                    ),
                  ],
                  [text.trip, trip],
                  ...(party ? [[text.travellers, party] as const] : []),
                ],
              },
              { link: text.openTrip, href: `${site}/planner?trip=${tripId}&view=days` },
              { aside: text.turnOff(`${site}/deadlines`) },
            ],
          },
          business,
        ),
      }
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
