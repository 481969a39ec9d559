import type { ListedItem } from '#features/trips/server/index.ts'
import { costOf } from '#features/trips/domain/item-state.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import type { PdfRow } from '#platform/server/pdf/pdf-document.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { tripDocumentText } from './messages.ts'

function originalText({ original }: ListedItem): string {
  if (!original || original.currency === 'CAD') return ''
  return tripDocumentText.atRate(
    formatMoney(fromMajor(original.currency, original.amount)),
    original.rateDate,
  )
}

const placeLink = ({ lat, lng }: ListedItem): string | undefined =>
  lat === null || lng === null
    ? undefined
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`

/** Its price in its section; empty for an idea and for a full refund. */
function priceText(item: ListedItem): string {
  const cost = costOf(item)
  if (cost.amountMinor > 0) return formatMoney(cost)
  return item.status === 'planned' || item.status === 'booked' ? 'Free' : ''
}

/** What came back of a cancelled booking, and what did not. */
function refundText(item: ListedItem): string {
  const { booking } = item
  if (!booking || booking.paid.amountMinor === 0) return tripDocumentText.cancelled
  const back = booking.refunded
  const kept = costOf(item)
  return [
    back.amountMinor > 0
      ? tripDocumentText.cancelledRefunded(formatMoney(back))
      : tripDocumentText.cancelled,
    kept.amountMinor > 0 ? tripDocumentText.notRefunded(formatMoney(kept)) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The note of an item that is not simply planned. */
function stateText(item: ListedItem): string {
  if (item.status === 'booked') return tripDocumentText.booked
  if (item.status === 'cancelled') return refundText(item)
  if (item.status === 'planned') return ''
  return item.price.amountMinor > 0
    ? tripDocumentText.idea(formatMoney(item.price))
    : tripDocumentText.anIdea
}

/** "Air Canada - 2027-04-13 20:35", as flights are kept, for a reader. */
const aboutText = ({ type, description }: ListedItem): string =>
  type === 'flight'
    ? description.replaceAll(
        / - (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/g,
        (_, date: string, time: string) => `, ${formatDayShort(date)}, ${time}`,
      )
    : description

/** An item as a row: its name, where, when, and what is to be said of it. */
export function rowOf(item: ListedItem, mark?: string): PdfRow {
  const marks = [
    stateText(item),
    item.sample ? 'Sample' : '',
    item.estimated && item.price.amountMinor > 0 ? 'Estimate' : '',
    item.durationMinutes ? lengthText(item.durationMinutes) : '',
  ]
  const note = [
    marks.filter(Boolean).join(', '),
    stayText(item),
    aboutText(item),
    originalText(item),
  ]
    .filter(Boolean)
    .join('\n')
  const link = placeLink(item)
  return {
    kind: item.type,
    name: item.name,
    detail: item.location,
    price: priceText(item),
    ...(item.time ? { time: item.time } : {}),
    ...(note ? { note } : {}),
    ...(link ? { link } : {}),
    ...(mark ? { mark } : {}),
    ...(item.status === 'cancelled' ? { struck: true } : {}),
  }
}
