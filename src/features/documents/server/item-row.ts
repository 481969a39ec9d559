import { zeroText } from '#features/trips/domain/units-text.ts'
import type { ListedItem } from '#features/trips/server/index.ts'
import { costOf } from '#features/trips/domain/item-state.ts'
import { aboutText, beginText } from '#features/trips/domain/about-text.ts'
import { cancelledWords } from '#features/trips/domain/refund-words.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { forWhomText } from '#features/trips/domain/units-text.ts'
import type { PdfRow } from '#platform/server/pdf/pdf-document.ts'
import { countText } from '#platform/shared/count-text.ts'
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
  return item.status === 'planned' || item.status === 'booked' ? zeroText(item) : ''
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
  if (item.status === 'cancelled') return cancelledText(item)
  if (item.status === 'planned') return ''
  return item.price.amountMinor > 0
    ? tripDocumentText.idea(formatMoney(item.price))
    : tripDocumentText.anIdea
}

/** "2 × $24", "for everyone"; empty for what is paid or cancelled. */
const unitsOf = (item: ListedItem, heads: number): string =>
  item.paid === null && item.status !== 'cancelled' ? forWhomText(item, heads) : ''

/** "2 guests", of a stay whose nights its stub shows. */
const guestsText = ({ details }: ListedItem): string =>
  details?.kind === 'stay' && details.guests
    ? countText(details.guests, tripDocumentText.guest)
    : ''

/** Where it is and what it is like, beside the stub of a stay. */
const asideText = (item: ListedItem): string =>
  [item.location, aboutText(item)].filter(Boolean).join('. ')

/** An item as a row: its name, where, when, and what is to be said of it; a flight or a stay as a stub. */
export function rowOf(item: ListedItem, heads: number, mark?: string): PdfRow {
  const legs = legsOf(item)
  const isStub = legs.length > 0
  const isReturned = item.status === 'cancelled' && item.booking !== null
  const marks = [
    isReturned ? '' : stateText(item),
    unitsOf(item, heads),
    item.sample && !isReturned ? 'Sample' : '',
    item.estimated && item.price.amountMinor > 0 ? 'Estimate' : '',
    item.durationMinutes && !isStub ? lengthText(item.durationMinutes) : '',
  ]
  const note = [
    isReturned ? stateText(item) : '',
    marks.filter(Boolean).join(', '),
    isStub ? guestsText(item) : stayText(item),
    isStub ? '' : aboutText(item),
    originalText(item),
  ]
    .filter(Boolean)
    .join('\n')
  const link = placeLink(item)
  const time = beginText(item)
  return {
    kind: item.type,
    name: item.name,
    detail: isStub && item.type !== 'flight' ? asideText(item) : item.location,
    price: priceText(item),
    ...(time ? { time } : {}),
    ...(note ? { note } : {}),
    ...(link ? { link } : {}),
    ...(mark ? { mark } : {}),
    ...(isStub ? { legs } : {}),
    ...(item.status === 'cancelled' ? { struck: true } : {}),
  }
}
