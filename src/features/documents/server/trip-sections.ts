import { landmarkOf } from '#design/art/landmarks.ts'
import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { arrangeDays } from '#features/trips/domain/arrange-days.ts'
import type { CheckFinding, CheckRule } from '#features/trips/domain/check/finding.ts'
import { dayAreas } from '#features/trips/domain/day-area.ts'
import { type DayLines, dayLines } from '#features/trips/domain/day-lines.ts'
import { isBar, isFlight, partsOfTrip } from '#features/trips/domain/day-parts.ts'
import { leavingOn } from '#features/trips/domain/leave-time.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { tripTotal } from '#features/trips/domain/trip-totals.ts'
import type { PdfDocument, PdfRow, PdfSection } from '#platform/server/pdf/pdf-document.ts'
import { formatDateRange, formatDayShort } from '#platform/shared/local-date.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { formatMoney } from '#platform/shared/money.ts'
import { dayStrip } from './day-strip.ts'
import { routeText } from './item-legs.ts'
import { cancelledRow, rowOf } from './item-row.ts'
import { tripDocumentText } from './messages.ts'

/** What is cancelled has a section of its own; what was kept of it stays in the sum of its part, as on the board. */
const standing = (items: readonly ListedItem[]): readonly ListedItem[] =>
  items.filter(({ status }) => status !== 'cancelled')

/** Whether a part has a sum: what was cancelled and wholly given back leaves none. */
const hasSum = (items: readonly ListedItem[]): boolean =>
  standing(items).length > 0 || tripTotal(items).amountMinor > 0

const section = (heading: string, items: readonly ListedItem[], heads: number) => ({
  heading,
  rows: standing(items).map((item) => rowOf(item, heads)),
  ...(hasSum(items) ? { total: formatMoney(tripTotal(items)) } : {}),
})

/** A section with a sum of its own; none for nothing. */
const some = (
  heading: string,
  items: readonly ListedItem[],
  heads: number,
): readonly PdfSection[] => (standing(items).length > 0 ? [section(heading, items, heads)] : [])

/** Struck, at the end: it is not visited. */
function cancelledSection(items: readonly ListedItem[]): readonly PdfSection[] {
  const cancelled = items.filter(({ status }) => status === 'cancelled')
  if (cancelled.length === 0) return []
  return [
    {
      heading: tripDocumentText.cancelled,
      ...(tripTotal(cancelled).amountMinor > 0 ? { detail: tripDocumentText.keptInSums } : {}),
      rows: cancelled.map(cancelledRow),
    },
  ]
}

export type FindAirport = (
  iata: string,
) => { readonly lat: number; readonly lng: number; readonly city: string } | undefined

/** Flights, with their way as "Toronto YYZ to Lisbon LIS" where both airports are known. */
const flightSection = (
  flights: readonly ListedItem[],
  heads: number,
  airportOf: FindAirport,
): readonly PdfSection[] =>
  some(tripDocumentText.flights, flights, heads).map((own) => ({
    ...own,
    rows: own.rows.map((row, at) => {
      const detail = routeText(flights[at]?.details ?? null, (iata) => airportOf(iata)?.city)
      return detail ? { ...row, detail } : row
    }),
  }))

/** Ideas, by the day they are for. They have no sum, for none is in the total. */
function ideaSection(ideas: readonly ListedItem[], heads: number): readonly PdfSection[] {
  if (ideas.length === 0) return []
  const rows = ideas.map((item) => {
    const row = rowOf(item, heads)
    const day = item.day ? tripDocumentText.ideaFor(formatDayShort(item.day)) : ''
    return { ...row, detail: [day, row.detail].filter(Boolean).join(', ') }
  })
  return [{ heading: tripDocumentText.ideas, detail: tripDocumentText.notInTotal, rows }]
}

/** Letters of a line under a day's heading. */
const roomForArea = 72

/** The drawing of the day's first sight that has one. */
function pictureOf(stops: readonly ListedItem[]): Pick<PdfSection, 'picture'> {
  const sight = stops.find(({ source }) => landmarkOf(source))
  const landmark = landmarkOf(sight?.source)
  return sight && landmark ? { picture: { landmark, description: sight.name } } : {}
}

/** A day with the strip of its stops; numbers lead from one to the other. */
function daySection(
  items: readonly ListedItem[],
  day: {
    readonly date: string
    readonly number: number
    readonly stops: readonly ListedItem[]
    readonly area: string | undefined
  },
  heads: number,
): PdfSection {
  const stops = standing(day.stops)
  const drawn = dayStrip(items, { ...day, stops })
  return {
    ...section(tripDocumentText.day(day.number, formatDayShort(day.date)), day.stops, heads),
    ...(day.area ? { detail: day.area } : {}),
    ...pictureOf(stops),
    rows: stops.map((item) => rowOf(item, heads, drawn?.marks.get(item.id))),
    ...(drawn ? { strip: drawn.strip } : {}),
  }
}

/** The sums of the sections, in their order: together the total. */
function sumsOf(parts: ReturnType<typeof partsOfTrip<ListedItem>>): PdfDocument['totals'] {
  const line = (label: string, items: readonly ListedItem[]) =>
    hasSum(items) ? [{ label, amount: formatMoney(tripTotal(items)) }] : []
  return [
    ...line(tripDocumentText.flights, parts.flights),
    ...line(tripDocumentText.stays, parts.stays),
    ...parts.days.flatMap(({ date, stops }, index) =>
      line(tripDocumentText.sumOfDay(index + 1, formatDayShort(date)), stops),
    ),
    ...line(tripDocumentText.withoutDay, parts.withoutDay),
  ]
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
function withWays(
  day: PdfSection,
  lines: DayLines | undefined,
  leaves: number | undefined,
): PdfSection {
  const rows = (words: readonly string[]): PdfRow[] => words.map((name) => ({ kind: 'way', name }))
  const leave = leaves === undefined ? [] : [tripDocumentText.leaveBy(timeOf(leaves))]
  return lines
    ? { ...day, rows: [...rows(lines.head), ...day.rows, ...rows([...leave, ...lines.foot])] }
    : day
}

const isEmpty = ({ rows, notes }: PdfSection): boolean => rows.length === 0 && !notes

/** Days in a row with nothing in them are one section: a page of "Nothing planned" says no more. */
function withoutEmptyRuns(
  days: readonly { readonly date: string; readonly section: PdfSection }[],
): readonly PdfSection[] {
  return days.flatMap(({ section: own }, at) => {
    if (!isEmpty(own)) return [own]
    const before = days[at - 1]
    if (before && isEmpty(before.section)) return []
    const next = days.findIndex(({ section: one }, index) => index > at && !isEmpty(one))
    const last = (next === -1 ? days.length : next) - 1
    if (last === at) return [own]
    const dates = formatDateRange(days[at]?.date ?? '', days[last]?.date ?? '')
    return [{ heading: tripDocumentText.daysBetween(at + 1, last + 1, dates), rows: [] }]
  })
}

const withNotes = (day: PdfSection, notes: readonly string[]): PdfSection =>
  notes.length > 0 ? { ...day, notes } : day

/** Flights and stays apart, each day with its stops, what has no day, ideas; and the sums, together the total. */
export function tripSections(
  trip: Trip,
  items: readonly ListedItem[],
  findings: readonly CheckFinding[],
  airportOf: FindAirport = () => undefined,
) {
  const { days, unscheduled } = arrangeDays(trip, items)
  const arranged = days.flatMap((day) => day.items)
  const parts = partsOfTrip(days, unscheduled)
  const heads = headsOf(trip.party)
  // A stop's row says what begins on its own day; what goes on is not said each day.
  const lines = dayLines(
    trip,
    items,
    (item, { date, part }) =>
      (item.day === date && !isFlight(item) && !isBar(item)) ||
      part === 'staying' ||
      part === 'continues',
  )
  const areas = dayAreas(
    parts.days.map(({ stops }) => ({ items: standing(stops), place: '' })),
    roomForArea,
  )
  const sections: readonly PdfSection[] = [
    ...flightSection(parts.flights, heads, airportOf),
    ...some(tripDocumentText.stays, parts.stays, heads),
    ...withoutEmptyRuns(
      parts.days.map(({ date, stops }, index) => ({
        date,
        section: withNotes(
          withWays(
            daySection(arranged, { date, stops, number: index + 1, area: areas[index] }, heads),
            lines.get(date),
            leavingOn(items, date, airportOf),
          ),
          notesOf(findings, date),
        ),
      })),
    ),
    ...some(tripDocumentText.withoutDay, parts.withoutDay, heads),
    ...ideaSection(parts.ideas, heads),
    ...cancelledSection([...arranged, ...unscheduled]),
  ]
  const planned = tripDocumentText.plannedAndIdeas(
    standing(parts.days.flatMap(({ stops }) => stops)).length,
    standing(parts.withoutDay).length,
    parts.ideas.length,
  )
  return { sections, totals: sumsOf(parts), days: days.length, planned }
}
