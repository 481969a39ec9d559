import { z } from 'zod'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { AppError } from '#platform/shared/app-error.ts'
import { makeTripPdf, type TripPdfDeps } from './make-trip-pdf.ts'
import { tripPdfLetterText } from './messages.ts'

const dataSchema = z.object({
  userId: z.string(),
  tripId: z.uuid(),
  timeZone: z.string().optional(),
})

/** A trip's PDF by mail. It is made when its turn has come: what waits is small, and the trip as it is then. */
export const tripPdfLetter = (receiver: string, data: z.infer<typeof dataSchema>): Letter => ({
  kind: 'trip-pdf',
  receiver,
  data,
})

/** What writes such letters; a trip that is gone by then is not mailed. */
export const tripPdfLetters = (deps: TripPdfDeps) =>
  ({
    'trip-pdf': async (to, data) => {
      try {
        const { bytes, fileName, title } = await makeTripPdf(deps, dataSchema.parse(data))
        return writeLetter(
          {
            to,
            subject: tripPdfLetterText.subject,
            parts: [
              { words: tripPdfLetterText.attached(title) },
              { words: tripPdfLetterText.downloadAgain },
            ],
            attachments: [{ fileName, mediaType: 'application/pdf', bytes }],
          },
          deps.business,
        )
      } catch (error) {
        if (error instanceof AppError && error.code === 'trip-not-found') return undefined
        throw error
      }
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
