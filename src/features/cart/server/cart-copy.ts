import { z } from 'zod'
import type { Clock } from '#platform/server/clock.ts'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import type { PaperDocument } from '#platform/server/pdf/paper-document.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { formatDate, isLocalDate } from '#platform/shared/local-date.ts'
import { cartItemSchema } from '../contract/cart.contract.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { cartDocument } from './cart-document.ts'

const kind = 'cart-copy'
const dataSchema = z.object({ items: z.array(cartItemSchema), timeZone: z.string().optional() })

/** What stands in place of an item's own name. */
const kindNames: Readonly<Record<CartItem['type'], string>> = {
  hotel: 'A stay',
  flight: 'A flight',
  activity: 'An activity',
  restaurant: 'A meal',
  transport: 'A ride',
  other: 'Something else',
}

/** An item without a word that somebody typed: its kind, day, time and price are left. */
export function withoutWords({ type, date, time, cost, currency, estimated, sample }: CartItem) {
  const day = date && isLocalDate(date) ? { date } : {}
  const marks = { estimated, sample, time, currency }
  return { id: type, type, title: kindNames[type], cost, ...day, ...marks } satisfies CartItem
}

interface CopyRequest {
  readonly items: readonly CartItem[]
  readonly timeZone: string | undefined
}

/** A copy to an address that nobody has proved; it is made when its turn has come. */
export const cartCopy = (receiver: string, { items, timeZone }: CopyRequest): Letter => ({
  kind,
  receiver: receiver.toLowerCase(),
  data: { items: items.map(withoutWords), timeZone },
})

interface CopyDeps {
  readonly pdf: PdfRenderer
  readonly clock: Clock
  readonly business: PaperDocument['business']
}

const patience = 60_000

/** What writes such copies. Whoever asked for one is a stranger to us, and perhaps to who receives it. */
export const cartLetters = ({ pdf, clock, business }: CopyDeps) =>
  ({
    [kind]: async (to, data) => {
      // Once more, here: nothing that waits for long is sent with words.
      const { timeZone, ...cart } = dataSchema.parse(data)
      const items = cart.items.map(withoutWords)
      const now = clock.now()
      const preparedOn = formatDate(businessDay(clock, timeZone))
      const paper = cartDocument(items, { name: undefined, preparedOn, business })
      const bytes = await pdf.render(paper, AbortSignal.timeout(patience))
      const fileName = `itinerary-${now.getTime()}.pdf`
      return writeLetter(
        {
          to,
          subject: `An itinerary from ${business.name}`,
          parts: [
            {
              words:
                'Somebody, most likely you, has put together an itinerary on our site and asked for a copy to this address. Its days, times and prices are attached as a PDF.',
            },
            {
              aside:
                'We cannot tell who asked. Names, places and notes are therefore left out: they are in the PDF that was downloaded there. Whoever is signed in with a confirmed address gets the whole PDF by mail. If it was not you, nothing more follows.',
            },
          ],
          attachments: [{ fileName, mediaType: 'application/pdf', bytes }],
          optional: true,
        },
        business,
      )
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
