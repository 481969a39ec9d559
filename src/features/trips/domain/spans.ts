import { addDays, datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import type { ItemDetails, Moment } from './item-details.ts'
import { isTaken, type ItemStatus } from './item-state.ts'

export const spanParts = [
  'departs',
  'arrives',
  'checkIn',
  'staying',
  'checkOut',
  'continues',
] as const
type SpanPart = (typeof spanParts)[number]

/** Part of an item on one day. */
export interface Span {
  readonly itemId: string
  readonly part: SpanPart
  /** Flights only. */
  readonly direction: 'out' | 'back' | null
  readonly date: LocalDate
  /** 'HH:MM' local time. */
  readonly time: string | null
}

interface Spanning {
  readonly id: string
  readonly status: ItemStatus
  readonly day: LocalDate | null
  readonly time: string | null
  readonly nights: number | null
  readonly details: ItemDetails | null
}

export interface Beginning {
  readonly day?: LocalDate | null | undefined
  readonly time?: string | null | undefined
  readonly details?: ItemDetails | null | undefined
}

interface Dates {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

type Bare = Omit<Span, 'itemId' | 'direction'>

const dateOf = ({ local }: Moment): LocalDate => local.slice(0, 10)
const timeOf = ({ local }: Moment): string => local.slice(11)

/** First day, last day and days between; none across the date line. */
const fromTo = (
  [first, firstPart, firstTime]: readonly [LocalDate, SpanPart, string | null],
  between: SpanPart,
  [last, lastPart, lastTime]: readonly [LocalDate, SpanPart, string | null],
): readonly Bare[] => [
  { date: first, part: firstPart, time: firstTime },
  ...datesBetween(addDays(first, 1), addDays(last, -1)).map((date) => ({
    date,
    part: between,
    time: null,
  })),
  { date: last, part: lastPart, time: lastTime },
]

const journey = (from: Moment, to: Moment): readonly Bare[] =>
  fromTo([dateOf(from), 'departs', timeOf(from)], 'continues', [dateOf(to), 'arrives', timeOf(to)])

function stay({ day, time, nights, details }: Spanning): readonly Bare[] {
  const known = details?.kind === 'stay' ? details : undefined
  if (day === null || (nights === null && !known)) return []
  return fromTo([day, 'checkIn', known?.checkIn ?? time], 'staying', [
    addDays(day, nights ?? 1),
    'checkOut',
    known?.checkOut ?? null,
  ])
}

/** Spans of an item by day. */
function partsOf(item: Spanning): readonly Omit<Span, 'itemId'>[] {
  const { details } = item
  const plain = (parts: readonly Bare[]) => parts.map((part) => ({ ...part, direction: null }))
  if (details?.kind === 'flight')
    return details.directions.flatMap(({ segments }, way) => {
      const [from, to] = [segments[0]?.from, segments.at(-1)?.to]
      const direction = way === 0 ? ('out' as const) : ('back' as const)
      return from && to ? journey(from, to).map((part) => ({ ...part, direction })) : []
    })
  if (details?.kind === 'ground') return plain(journey(details.from, details.to))
  if (details?.kind === 'car')
    return plain(
      fromTo([dateOf(details.pickUp), 'checkIn', timeOf(details.pickUp)], 'continues', [
        dateOf(details.dropOff),
        'checkOut',
        timeOf(details.dropOff),
      ]),
    )
  return plain(stay(item))
}

/** All-day spans first, untimed stays last. */
const orderOf = ({ part, time }: Span): string => time ?? (part === 'checkIn' ? '24:00' : '')

const inOrder = (a: Span, b: Span): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  const [first, second] = [orderOf(a), orderOf(b)]
  if (first !== second) return first < second ? -1 : 1
  return a.itemId < b.itemId ? -1 : a.itemId > b.itemId ? 1 : 0
}

/**
 * What of the items that are planned or booked falls on which day of a trip, and what outside of its days;
 * each in order of time.
 */
export function arrangeSpans(
  { startDate, endDate }: Dates,
  items: readonly Spanning[],
): { readonly inside: readonly Span[]; readonly outside: readonly Span[] } {
  const all = items
    .filter(isTaken)
    .flatMap((item) => partsOf(item).map((part) => ({ itemId: item.id, ...part })))
    .toSorted(inOrder)
  const isInside = ({ date }: Span): boolean => date >= startDate && date <= endDate
  return { inside: all.filter(isInside), outside: all.filter((span) => !isInside(span)) }
}

const departureOf = (details: ItemDetails | null | undefined): Moment | undefined =>
  details?.kind === 'flight' ? details.directions[0]?.segments[0]?.from : undefined

/** Departure day of a flight. */
export const departureDay = (details: ItemDetails | null | undefined): LocalDate | undefined => {
  const from = departureOf(details)
  return from && dateOf(from)
}

/** When an item begins. A flight may stand on the day of its landing, and leave the evening before. */
export function beginOf({ day = null, time = null, details }: Beginning): {
  readonly day: LocalDate | null
  readonly time: string | null
} {
  const from = day === null ? undefined : departureOf(details)
  return from ? { day: dateOf(from), time: timeOf(from) } : { day, time }
}

/**
 * The day of a trip on which an item stands: its own; of a flight that has one, the first of the trip's days
 * that it touches.
 */
export function dayInTrip(
  { startDate, endDate }: Dates,
  item: Pick<Spanning, 'day'> & { readonly details?: ItemDetails | null | undefined },
): LocalDate | null {
  const { day, details } = item
  if (day === null || details?.kind !== 'flight') return day
  const touched = partsOf({ id: '', status: 'planned', time: null, nights: null, day, details })
    .map(({ date }) => date)
    .filter((date) => date >= startDate && date <= endDate)
    .toSorted()
  return touched[0] ?? day
}
