import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '#platform/server/clock.ts'
import type { LetterWriter } from '#platform/server/mail/deliver-letter.ts'
import { writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import type { PdfDocument } from '#platform/server/pdf/pdf-document.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { formatDate, isLocalDate } from '#platform/shared/local-date.ts'
import { cartItemSchema } from '../contract/cart.contract.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { cartDestination, cartDocument, manyDestinations } from './cart-document.ts'
import type { Catalogue, CatalogueWords } from './catalogue.ts'
import { cartCopyText } from './messages.ts'

const kind = 'cart-copy'
const dataSchema = z.object({
  items: z.array(cartItemSchema),
  destination: z.string().optional(),
  timeZone: z.string().optional(),
})

/** Replaces a name that the sender typed. */
const kindNames: Readonly<Record<CartItem['type'], string>> = {
  hotel: 'A stay',
  flight: 'A flight',
  activity: cartCopyText.activity,
  restaurant: 'A meal',
  transport: 'A ride',
  other: cartCopyText.somethingElse,
}

/** An item without typed text: its type, date, time and price are left. */
function withoutWords(item: CartItem): CartItem {
  const { type, date, time, cost, currency, estimated, sample, quantity, basis, party } = item
  const day = date && isLocalDate(date) ? { date } : {}
  const marks = { estimated, sample, time, currency, quantity, basis, party }
  return { id: type, type, title: kindNames[type], cost, ...day, ...marks }
}

const withWordsOf = (item: CartItem, words: CatalogueWords): CartItem => ({
  ...withoutWords(item),
  title: words.name,
  location: words.location,
  description: words.description,
  sample: words.sample,
})

/** The time limit for all look-ups together; items not found by then go without their words. */
const lookUpWithinMs = 4_000

/** Calls one after the other and shares equal calls: a cart may hold a thousand items. */
function askingOnce<T>(signal: AbortSignal) {
  const known = new Map<string, T | undefined>()
  return async (key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
    if (known.has(key)) return known.get(key)
    if (signal.aborted) return undefined
    await nextTurn()
    // If a catalogue fails, its items go without their words, but the copy is still sent.
    const found = await ask().catch(() => undefined)
    known.set(key, found)
    return found
  }
}

/** The last place in an item's location, spelled like in the gazetteer. */
const townOf = ({ location = '' }: CartItem): string => location.split(',').at(-1)?.trim() ?? ''

/**
 * The parts of a cart that may go to an unverified address: items of our catalogues, with the catalogues'
 * own names; other items without any words; dates and prices as in the items. The place is the one that they
 * share.
 */
export async function wordsOfOurs(
  items: readonly CartItem[],
  catalogue: Catalogue,
): Promise<{ readonly items: readonly CartItem[]; readonly destination: string }> {
  const signal = AbortSignal.timeout(lookUpWithinMs)
  const [entry, town] = [askingOnce<CatalogueWords>(signal), askingOnce<string>(signal)]
  const told: CartItem[] = []
  const places: CartItem[] = []
  let isKnown = true
  for (const item of items) {
    const { source = '', externalData, type } = item
    const key = JSON.stringify([source, externalData?.id, type, source && item.title])
    const words = source ? await entry(key, () => catalogue.find(item, signal)) : undefined
    const plain = words ? withWordsOf(item, words) : withoutWords(item)
    told.push(plain)
    if (words) places.push(plain)
    else if (item.location) {
      const typed = townOf(item)
      const location = await town(typed, () => catalogue.placeName(typed, signal))
      if (location) places.push({ ...plain, location })
      else isKnown = false
    }
  }
  return { items: told, destination: isKnown ? cartDestination(places) : manyDestinations }
}

interface CopyRequest {
  readonly items: readonly CartItem[]
  readonly destination: string
  readonly timeZone: string | undefined
}

/** A copy to an unverified address, without typed text; the PDF is made when the letter is sent. */
export const cartCopy = (receiver: string, data: CopyRequest): Letter => ({
  kind,
  receiver: receiver.toLowerCase(),
  data,
})

interface CopyDeps {
  readonly pdf: PdfRenderer
  readonly clock: Clock
  readonly business: PdfDocument['business']
}

const patience = 60_000

/** Writes these copies. The sender is unknown to us, and perhaps to the receiver. */
export const cartLetters = ({ pdf, clock, business }: CopyDeps) =>
  ({
    [kind]: async (to, data) => {
      const { items, destination, timeZone } = dataSchema.parse(data)
      const preparedOn = formatDate(businessDay(clock, timeZone))
      const paper = cartDocument(items, { destination, preparedOn, business })
      const bytes = await pdf.render(paper, AbortSignal.timeout(patience))
      const fileName = `itinerary-${clock.now().getTime()}.pdf`
      return writeLetter(
        {
          to,
          subject: cartCopyText.itineraryFrom(business.name),
          parts: [
            {
              words: cartCopyText.asked,
            },
            {
              aside: cartCopyText.whatIsLeftOut,
            },
          ],
          attachments: [{ fileName, mediaType: 'application/pdf', bytes }],
          whySent: cartCopyText.reason,
        },
        business,
      )
    },
  }) satisfies Readonly<Record<string, LetterWriter>>
