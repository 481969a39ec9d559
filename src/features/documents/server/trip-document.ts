import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { arrangeDays } from '#features/trips/domain/arrange-days.ts'
import { remainingBudget } from '#features/trips/domain/budget.ts'
import type { CheckFinding, CheckRule } from '#features/trips/domain/check/finding.ts'
import { costOf } from '#features/trips/domain/item-state.ts'
import { type DayLines, dayLines } from '#features/trips/domain/day-lines.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { type ItemType, itemTypes } from '#features/trips/domain/trip-item.ts'
import { tripSums, tripTotal } from '#features/trips/domain/trip-totals.ts'
import type { PdfDocument, PdfRow, PdfSection } from '#platform/server/pdf/pdf-document.ts'
import { formatDateRange, formatDayShort } from '#platform/shared/local-date.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { formatMoney, fromMajor, type Money } from '#platform/shared/money.ts'
import { dayStrip } from './day-strip.ts'
import { contextSections } from './context-sections.ts'
import type { TripContext } from './trip-context.ts'
import { tripDocumentText } from './messages.ts'

/** Names of the categories in the table of sums. */
const categoryLabels: Readonly<Record<ItemType, string>> = {
  hotel: 'Hotels',
  flight: 'Flights',
  restaurant: 'Restaurants',
  attraction: 'Attractions',
  activity: 'Activities',
  property: tripDocumentText.vacationRentals,
  transport: 'Transport',
  insurance: 'Insurance',
  other: 'Other',
}

/** The cost of a trip by category; empty categories are left out. */
export const totalsByCategory = (
  items: readonly ListedItem[],
): readonly { readonly type: ItemType; readonly amount: Money }[] =>
  itemTypes.flatMap((type) => {
    const some = items.filter((item) => item.type === type)
    return some.length > 0 ? [{ type, amount: tripTotal(some) }] : []
  })

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

function rowOf(item: ListedItem, mark?: string): PdfRow {
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
  }
}

const section = (heading: string, items: readonly ListedItem[]) => ({
  heading,
  rows: items.map((item) => rowOf(item)),
  ...(items.length > 0 ? { total: formatMoney(tripTotal(items)) } : {}),
})

/** A day with the strip of its stops; numbers lead from one to the other. */
function daySection(
  items: readonly ListedItem[],
  day: { readonly date: string; readonly number: number; readonly placed: readonly ListedItem[] },
): PdfSection {
  const drawn = dayStrip(items, day)
  return {
    ...section(tripDocumentText.day(day.number, formatDayShort(day.date)), day.placed),
    rows: day.placed.map((item) => rowOf(item, drawn?.marks.get(item.id))),
    ...(drawn ? { strip: drawn.strip } : {}),
  }
}

/** Rules whose findings are not printed: strangers may read paper, so nothing about passports or the budget. */
const unprinted = new Set<CheckRule>([
  'entry-needed',
  'transit-needed',
  'stay-too-long',
  'passport-expires',
  'over-budget',
])

const notesOf = (findings: readonly CheckFinding[], date: string): readonly string[] => [
  ...new Set(
    findings
      .filter(({ rule, day }) => day === date && !unprinted.has(rule))
      .map(({ message }) => message),
  ),
]

/** What a day holds beside its items, as rows: a landing before them, the flight home or a check-out behind. */
function withWays(day: PdfSection, lines: DayLines | undefined): PdfSection {
  const rows = (words: readonly string[]): PdfRow[] =>
    words.map((name) => ({ kind: 'transport', name, detail: '', price: '' }))
  return lines ? { ...day, rows: [...rows(lines.head), ...day.rows, ...rows(lines.foot)] } : day
}

const withNotes = (day: PdfSection, notes: readonly string[]): PdfSection =>
  notes.length > 0 ? { ...day, notes } : day

function remarksOn(
  trip: Trip,
  items: readonly ListedItem[],
  { countries, complete }: TripContext,
): string[] {
  const left = remainingBudget(trip.budget, tripTotal(items))
  const over = left.amountMinor < 0
  const amount = formatMoney({ ...left, amountMinor: Math.abs(left.amountMinor) })
  return [
    ...(trip.budget.amountMinor > 0
      ? [tripDocumentText.budgetCad(formatMoney(trip.budget), amount, over ? 'over it' : 'left')]
      : []),
    tripDocumentText.pricesThoseDayThis,
    ...(items.some(({ sample }) => sample)
      ? [tripDocumentText.businessesMarkedSampleInvented]
      : []),
    ...(items.some(({ estimated }) => estimated)
      ? [tripDocumentText.pricesMarkedEstimateOurs]
      : []),
    ...(countries.some(({ saysEntry }) => saysEntry)
      ? [tripDocumentText.entryRulesChangeCheck]
      : []),
    ...(complete ? [] : [tripDocumentText.bookingsOrCountryFacts]),
    ...(items.some(({ lat }) => lat !== null) ? [tripDocumentText.distancesAndTimes] : []),
    tripDocumentText.namesLeadToTheir,
  ]
}

/** The poster of the first place that the atlas knows. */
function coverOf({ destinations }: Trip): Pick<PdfDocument, 'cover'> {
  const place = destinations.find(({ ref }) => ref !== null)
  if (!place?.ref) return {}
  return { cover: { poster: place.ref, description: tripDocumentText.poster(place.name) } }
}

/** A saved trip laid out for paper: every day, what waits for one, the sums, remarks. */
export function tripDocument(
  trip: Trip,
  items: readonly ListedItem[],
  facts: {
    readonly preparedOn: string
    readonly business: PdfDocument['business']
    readonly around: TripContext
    /** What does not fit, printed under its day. */
    readonly findings?: readonly CheckFinding[]
  },
): PdfDocument {
  const { days, unscheduled } = arrangeDays(trip, items)
  const arranged = days.flatMap((day) => day.items)
  // A row says what begins on its own day; what goes on is not said each day.
  const lines = dayLines(
    trip,
    items,
    ({ day }, { date, part }) => day === date || part === 'staying' || part === 'continues',
  )
  const { total, perPerson } = tripSums(items, trip.party)
  const party = partyWords(trip.party)
  const places = trip.destinations.map(({ name }) => name).join(', ')
  return {
    title: trip.title,
    subtitle: `${places}, ${formatDateRange(trip.startDate, trip.endDate)}`,
    language: 'en',
    preparedOn: facts.preparedOn,
    sample: items.some(({ sample }) => sample),
    ...coverOf(trip),
    overview: [
      { label: tripDocumentText.days, value: String(days.length) },
      { label: tripDocumentText.items, value: String(items.length) },
      { label: tripDocumentText.travellers, value: party },
      { label: tripDocumentText.budget, value: `${formatMoney(trip.budget)} CAD` },
      { label: tripDocumentText.total, value: `${formatMoney(total)} CAD` },
      ...(headsOf(trip.party) > 1
        ? [{ label: tripDocumentText.perPerson, value: `${formatMoney(perPerson)} CAD` }]
        : []),
    ],
    sections: [
      ...days.map(({ date, items: placed }, index) =>
        withNotes(
          withWays(daySection(arranged, { date, placed, number: index + 1 }), lines.get(date)),
          notesOf(facts.findings ?? [], date),
        ),
      ),
      ...(unscheduled.length > 0 ? [section(tripDocumentText.withoutDay, unscheduled)] : []),
      ...contextSections(facts.around),
    ],
    totals: totalsByCategory(items).map(({ type, amount }) => ({
      label: categoryLabels[type],
      amount: formatMoney(amount),
    })),
    grandTotal: { label: tripDocumentText.totalCadFor(party), amount: formatMoney(total) },
    remarks: remarksOn(trip, items, facts.around),
    business: facts.business,
  }
}
