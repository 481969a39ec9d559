import { aboutText } from '#features/trips/domain/about-text.ts'
import { headsOf, sharedParty } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { forWhomText } from '#features/trips/domain/units-text.ts'
import type { PdfDocument, PdfRow } from '#platform/server/pdf/pdf-document.ts'
import { formatDate, formatDayShort } from '#platform/shared/local-date.ts'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { isCurrency, ratesAsOf, rateText } from '#platform/shared/reference-rates.ts'
import { type CartItem, cartTypeLabels } from '../domain/cart-item.ts'
import { cartTotals, costInCad } from '../domain/cart-totals.ts'
import { priceText } from '../domain/price-text.ts'
import { dayOf, whenText } from '../domain/when-text.ts'
import { cartDocumentText } from './messages.ts'

interface CartDocumentFacts {
  readonly name?: string | undefined
  /** Where it leads, where that is known better than by the items. */
  readonly destination?: string | undefined
  readonly preparedOn: string
  readonly business: PdfDocument['business']
}

function originalPrice({ cost, currency }: CartItem): string {
  if (!isCurrency(currency) || currency === 'CAD') return ''
  const price = formatMoney(fromMajor(currency, cost))
  return cartDocumentText.atReferenceRate(price, rateText(currency), formatDate(ratesAsOf()))
}

const onMaps = new Set<CartItem['type']>(['hotel', 'restaurant', 'activity'])

/** Where a map finds it by its words; an invented place is on none, and a cart knows no coordinates. */
function placeLink({ type, title, location, sample }: CartItem): string | undefined {
  if (sample || !location || !onMaps.has(type)) return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${title}, ${location}`)}`
}

/** "2 × $24", "for everyone"; empty where nothing is known of them. */
const unitsOf = (item: CartItem): string =>
  forWhomText(
    { price: costInCad(item), quantity: item.quantity ?? 1, basis: item.basis },
    item.party ? headsOf(item.party) : 1,
  )

/** Under the heading of its day only the time is said. */
function rowOf(item: CartItem): PdfRow {
  const marks = [unitsOf(item), item.sample ? 'Sample' : '', item.estimated ? 'Estimate' : '']
  const words = [marks.filter(Boolean).join(', '), aboutText(item), originalPrice(item)]
  const note = words.filter(Boolean).join('\n')
  const link = placeLink(item)
  return {
    kind: item.type,
    name: item.title,
    detail: item.location ?? '',
    time: dayOf(item) ? (item.time ?? '') : whenText(item),
    ...(note ? { note } : {}),
    ...(link ? { link } : {}),
    price: priceText(item),
  }
}

/** By day and time; entries without a time come first in their day, those without a day last. */
function byTime(a: CartItem, b: CartItem): number {
  const keyOf = (item: CartItem) => `${dayOf(item) ?? '~'} ${item.time ?? ''}`
  const [first, second] = [keyOf(a), keyOf(b)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

function remarksOn(items: readonly CartItem[]): string[] {
  const remarks = [cartDocumentText.pricesThoseDayThis]
  if (items.some((item) => item.sample))
    remarks.push(cartDocumentText.businessesMarkedSampleInvented)
  if (items.some((item) => item.estimated)) remarks.push(cartDocumentText.pricesMarkedEstimateOurs)
  return remarks
}

export const manyDestinations = cartDocumentText.multipleDestinations

/** Item types with a place: visits and stays, not flights or insurance. */
const liesSomewhere = ({ type, location }: CartItem): boolean =>
  Boolean(location) && type !== 'flight' && type !== 'transport' && type !== 'other'

const partsOf = (location: string): string[] => location.split(',').map((part) => part.trim())

/**
 * The place that the items share: the one location there is, else the smallest part that all of them name,
 * else "Multiple Destinations". Items without a place of their own say nothing.
 */
export function cartDestination(items: readonly CartItem[]): string {
  const some = items.filter(liesSomewhere)
  const placed = some.length > 0 ? some : items.filter(({ location }) => location)
  const [first = '', ...others] = new Set(placed.map(({ location = '' }) => location))
  if (others.length === 0) return first || manyDestinations
  const shared = partsOf(first).filter((part) =>
    others.every((location) => partsOf(location).includes(part)),
  )
  return shared.find(Boolean) ?? manyDestinations
}

/** The poster of the destination, where one is drawn; the paper leaves out what there is not. */
function coverOf(destination: string): Pick<PdfDocument, 'cover'> {
  const poster = destination
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(',')[0]
    ?.trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
  return poster ? { cover: { poster, description: cartDocumentText.poster(destination) } } : {}
}

/** A section a day with its sum, what has no day last. */
function daySections(items: readonly CartItem[]): PdfDocument['sections'] {
  const sorted = items.toSorted(byTime)
  return [...new Set(sorted.map(dayOf))].map((day) => {
    const some = sorted.filter((item) => dayOf(item) === day)
    return {
      heading: day === undefined ? cartDocumentText.withoutDay : formatDayShort(day),
      total: formatMoney(cartTotals(some).total),
      rows: some.map(rowOf),
    }
  })
}

/** The cart laid out for paper: a section a day, totals by category, the sum. */
export function cartDocument(items: readonly CartItem[], facts: CartDocumentFacts): PdfDocument {
  const { byType, total } = cartTotals(items)
  const destination = facts.destination ?? cartDestination(items)
  const party = sharedParty(items)
  return {
    title: cartDocumentText.yourTravelItinerary,
    subtitle: destination,
    language: 'en',
    ...(facts.name ? { preparedFor: facts.name } : {}),
    preparedOn: facts.preparedOn,
    sample: items.some((item) => item.sample),
    ...coverOf(destination),
    overview: [
      ...(party ? [{ label: cartDocumentText.travellers, value: partyWords(party) }] : []),
      { label: cartDocumentText.items, value: String(items.length) },
      { label: cartDocumentText.total, value: `${formatMoney(total)} CAD`, stub: true },
    ],
    sections: daySections(items),
    totals: byType.map(({ type, amount }) => ({
      label: cartTypeLabels[type],
      amount: formatMoney(amount),
    })),
    grandTotal: {
      label: party ? cartDocumentText.totalCadFor(partyWords(party)) : cartDocumentText.totalCad,
      amount: formatMoney(total),
    },
    remarks: remarksOn(items),
    business: facts.business,
  }
}
