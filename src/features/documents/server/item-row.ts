import { zeroText } from '#features/trips/domain/units-text.ts'
import type { ListedItem } from '#features/trips/server/index.ts'
import { costOf, isTaken } from '#features/trips/domain/item-state.ts'
import { aboutText, beginText } from '#features/trips/domain/about-text.ts'
import { cancelledWords } from '#features/trips/domain/refund-words.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { forWhomText } from '#features/trips/domain/units-text.ts'
import type { PdfRow } from '#platform/server/pdf/pdf-document.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { legsOf } from './item-legs.ts'
import { tripDocumentText } from './messages.ts'
import { mapLink } from '#platform/shared/map-link.ts'

function originalText({ original }: ListedItem): string {
  if (!original || original.currency === 'CAD') return ''
  return tripDocumentText.atRate(
    formatMoney(fromMajor(original.currency, original.amount)),
    original.rateDate,
  )
}

const placeLink = ({ lat, lng }: ListedItem): string | undefined =>
  lat === null || lng === null ? undefined : mapLink(lat, lng)

/** Its price in its section; empty for an idea and for a full refund. */
function priceText(item: ListedItem): string {
  const cost = costOf(item)
  if (cost.amountMinor > 0) return formatMoney(cost)
  return isTaken(item) ? zeroText(item) : ''
}

/** What came back of a cancelled booking, in the planner's words. */
function cancelledText(item: ListedItem): string {
  const { booking, sample } = item
  return cancelledWords(
    booking ? { refunded: booking.refunded, kept: costOf(item), sample } : undefined,
  )
}

/** The note of an item that is not simply planned. */
function stateText(item: ListedItem): string {
  if (item.status === 'booked') return tripDocumentText.booked
  if (item.status === 'planned') return ''
  return item.price.amountMinor > 0
    ? tripDocumentText.idea(formatMoney(item.price))
    : tripDocumentText.anIdea
}

/** "2 × $24", "for everyone"; empty for what is paid. */
const unitsOf = (item: ListedItem, heads: number): string =>
  item.paid === null ? forWhomText(item, heads) : ''

/** "2 guests", of a stay whose nights its stub shows. */
const guestsText = ({ details }: ListedItem): string =>
  details?.kind === 'stay' && details.guests
    ? countText(details.guests, tripDocumentText.guest)
    : ''

/** Where it is and what it is like, beside the stub of a stay. */
const asideText = (item: ListedItem): string =>
  [item.location, aboutText(item)].filter(Boolean).join('. ')

/** What is to be said of it in few words: its state, its units, whose price it is, how long it takes. */
const marksOf = (item: ListedItem, heads: number): string =>
  [
    stateText(item),
    unitsOf(item, heads),
    item.sample ? 'Sample' : '',
    item.estimated && item.price.amountMinor > 0 ? 'Estimate' : '',
    item.durationMinutes && legsOf(item).length === 0 ? lengthText(item.durationMinutes) : '',
  ]
    .filter(Boolean)
    .join(', ')

/** A flight or a stay: what it is beside its stub, and what is to be said of it behind the tear. */
const stubTexts = (item: ListedItem, heads: number) => ({
  detail: item.type === 'flight' ? item.location : asideText(item),
  notes: [marksOf(item, heads), guestsText(item), originalText(item)],
})

/** A stop: where it is and its marks in one line, and below it what it is like. */
const stopTexts = (item: ListedItem, heads: number) => ({
  detail: [item.location, marksOf(item, heads)].filter(Boolean).join(' · '),
  notes: [stayText(item), aboutText(item), originalText(item)],
})

/** An item as a row: its name, where, when, and what is to be said of it; a flight or a stay as a stub. */
export function rowOf(item: ListedItem, heads: number, mark?: string): PdfRow {
  const legs = legsOf(item)
  const isStub = legs.length > 0
  const { detail, notes } = isStub ? stubTexts(item, heads) : stopTexts(item, heads)
  const note = notes.filter(Boolean).join('\n')
  const link = placeLink(item)
  const time = beginText(item)
  return {
    kind: item.type,
    name: item.name,
    detail,
    price: priceText(item),
    ...(time ? { time } : {}),
    ...(note ? { note } : {}),
    ...(link ? { link } : {}),
    ...(mark ? { mark } : {}),
    ...(isStub ? { legs } : {}),
  }
}

/** "Mon 10 May", "4 nights" and where. */
const wasText = ({ day, nights, location }: ListedItem): string =>
  [
    day ? formatDayShort(day) : '',
    nights ? countText(nights, tripDocumentText.night) : '',
    location,
  ]
    .filter(Boolean)
    .join(', ')

/** What was cancelled, in short: struck, what it was, and what came back. */
export const cancelledRow = (item: ListedItem): PdfRow => ({
  kind: item.type,
  name: item.name,
  struck: true,
  detail: wasText(item),
  note: cancelledText(item),
  price: priceText(item),
})
