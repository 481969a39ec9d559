import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { arrangeDays } from '#features/trips/domain/arrange-days.ts'
import { remainingBudget } from '#features/trips/domain/budget.ts'
import type { ItemStatus } from '#features/trips/domain/item-state.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { type ItemType, itemTypes } from '#features/trips/domain/trip-item.ts'
import { tripTotal } from '#features/trips/domain/trip-totals.ts'
import type { PaperDocument, PaperRow, PaperSection } from '#platform/server/pdf/paper-document.ts'
import { formatDateRange, formatDayShort } from '#platform/shared/local-date.ts'
import { formatMoney, fromMajor, type Money } from '#platform/shared/money.ts'
import { dayMap } from './day-map.ts'
import { surroundingsSections } from './surroundings-sections.ts'
import type { TripSurroundings } from './trip-surroundings.ts'

/** What a category is called where it is summed. */
const categoryLabels: Readonly<Record<ItemType, string>> = {
  hotel: 'Hotels',
  flight: 'Flights',
  restaurant: 'Restaurants',
  attraction: 'Attractions',
  activity: 'Activities',
  property: 'Vacation rentals',
  transport: 'Transport',
  insurance: 'Insurance',
  other: 'Other',
}

/** What a trip costs by category, those that it has. */
export const totalsByCategory = (
  items: readonly ListedItem[],
): readonly { readonly type: ItemType; readonly amount: Money }[] =>
  itemTypes.flatMap((type) => {
    const some = items.filter((item) => item.type === type)
    return some.length > 0 ? [{ type, amount: tripTotal(some) }] : []
  })

function originalText({ original }: ListedItem): string {
  if (!original || original.currency === 'CAD') return ''
  return `${formatMoney(fromMajor(original.currency, original.amount))} at the rate of ${original.rateDate}`
}

const placeLink = ({ lat, lng }: ListedItem): string | undefined =>
  lat === null || lng === null
    ? undefined
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`

function priceText({ price }: ListedItem): string {
  if (price.amountMinor === 0) return 'Free'
  return formatMoney(price)
}

/** What a row says of an item that is not simply planned. */
const stateWords: Readonly<Record<ItemStatus, string>> = {
  idea: 'An idea',
  planned: '',
  booked: 'Booked',
  cancelled: 'Cancelled',
}

function rowOf(item: ListedItem, mark?: string): PaperRow {
  const marks = [
    stateWords[item.status],
    item.sample ? 'Sample' : '',
    item.estimated && item.price.amountMinor > 0 ? 'Estimate' : '',
    item.durationMinutes ? `${item.durationMinutes} min` : '',
  ]
  const note = [
    marks.filter(Boolean).join(', '),
    stayText(item),
    item.description,
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
  }
}

const section = (heading: string, items: readonly ListedItem[]) => ({
  heading,
  rows: items.map((item) => rowOf(item)),
  ...(items.length > 0 ? { total: formatMoney(tripTotal(items)) } : {}),
})

/** A day with its map, where its stops lie apart; numbers lead from one to the other. */
function daySection(
  items: readonly ListedItem[],
  day: { readonly date: string; readonly number: number; readonly placed: readonly ListedItem[] },
  { ground }: TripSurroundings,
): PaperSection {
  const drawn = dayMap(items, day, ground)
  return {
    ...section(`Day ${day.number}: ${formatDayShort(day.date)}`, day.placed),
    rows: day.placed.map((item) => rowOf(item, drawn?.marks.get(item.id))),
    ...(drawn ? { map: drawn.map } : {}),
  }
}

function remarksOn(
  trip: Trip,
  items: readonly ListedItem[],
  { countries, complete }: TripSurroundings,
): string[] {
  const left = remainingBudget(trip.budget, tripTotal(items))
  const over = left.amountMinor < 0
  const amount = formatMoney({ ...left, amountMinor: Math.abs(left.amountMinor) })
  return [
    ...(trip.budget.amountMinor > 0
      ? [`The budget is ${formatMoney(trip.budget)} CAD: ${amount} ${over ? 'over it' : 'left'}.`]
      : []),
    'Prices are those of the day this document was made and may change until you book.',
    ...(items.some(({ sample }) => sample)
      ? ['Businesses marked Sample are invented and for planning only.']
      : []),
    ...(items.some(({ estimated }) => estimated)
      ? ['Prices marked Estimate are ours, for planning only.']
      : []),
    ...(countries.some(({ entry }) => entry)
      ? ['Entry rules change: check with the embassy before you book.']
      : []),
    ...(complete
      ? []
      : ['Bookings or country facts could not be read when this was made: make it again later.']),
    ...(items.some(({ lat }) => lat !== null)
      ? ['Maps are drawn to scale, without streets; water and parks by hand; north is up.']
      : []),
    'Names lead to their place on OpenStreetMap. Times are those of the clocks there.',
  ]
}

/** The poster of the first place that the atlas knows. */
function coverOf({ destinations }: Trip): Pick<PaperDocument, 'cover'> {
  const place = destinations.find(({ ref }) => ref !== null)
  if (!place?.ref) return {}
  return { cover: { poster: place.ref, description: `A poster of ${place.name}` } }
}

/** A saved trip laid out for paper: every day, what waits for one, the sums, remarks. */
export function tripDocument(
  trip: Trip,
  items: readonly ListedItem[],
  facts: {
    readonly preparedOn: string
    readonly business: PaperDocument['business']
    readonly around: TripSurroundings
  },
): PaperDocument {
  const { days, unscheduled } = arrangeDays(trip, items)
  const arranged = days.flatMap((day) => day.items)
  const total = tripTotal(items)
  const places = trip.destinations.map(({ name }) => name).join(', ')
  return {
    title: trip.title,
    subtitle: `${places}, ${formatDateRange(trip.startDate, trip.endDate)}`,
    language: 'en',
    preparedOn: facts.preparedOn,
    sample: items.some(({ sample }) => sample),
    ...coverOf(trip),
    overview: [
      { label: 'Days', value: String(days.length) },
      { label: 'Items', value: String(items.length) },
      { label: 'Budget', value: `${formatMoney(trip.budget)} CAD` },
      { label: 'Total', value: `${formatMoney(total)} CAD` },
    ],
    sections: [
      ...days.map(({ date, items: placed }, index) =>
        daySection(arranged, { date, placed, number: index + 1 }, facts.around),
      ),
      ...(unscheduled.length > 0 ? [section('Without a day', unscheduled)] : []),
      ...surroundingsSections(facts.around, trip),
    ],
    totals: totalsByCategory(items).map(({ type, amount }) => ({
      label: categoryLabels[type],
      amount: formatMoney(amount),
    })),
    grandTotal: { label: 'Total, CAD', amount: formatMoney(total) },
    remarks: remarksOn(trip, items, facts.around),
    business: facts.business,
  }
}
