import type { Lined } from '#features/trips/domain/day-lines.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { addDays, datesBetween, daysBetween } from '#platform/shared/local-date.ts'
import type { Party } from '#features/trips/domain/party.ts'
import { areRoomsOf } from '#features/trips/domain/rooms-of.ts'
import { isBar } from '#features/trips/domain/day-parts.ts'
import { openNights, runsOf } from './nights-to-find.ts'

/** Grid position of a bar; a day is two columns wide, so nights lie between days. */
interface Span {
  /** Grid lines, from 1. */
  readonly from: number
  readonly to: number
  /** From 0; bars in a lane don't overlap. */
  readonly lane: number
}

export interface StayBar<T> extends Span {
  readonly item: T
  /** Other planned stays that share a night; rooms of one party share them in peace. */
  readonly rivals: readonly T[]
  /** What a cancelled stay leaves open, offered on its own bar: the first night, and how many; undefined for none. */
  readonly leaves?: { readonly day: string; readonly nights: number } | undefined
}

/** Nights without a stay. */
export interface NightGap extends Span {
  readonly day: string
  readonly nights: number
}

export interface Bars<T> {
  readonly stays: readonly StayBar<T>[]
  readonly gaps: readonly NightGap[]
  readonly lanes: number
}

interface Dates {
  readonly startDate: string
  readonly endDate: string
  readonly party?: Party
}

/** Grid lines of nights, cut to the trip. */
function linesOf({ startDate, endDate }: Dates, day: string, nights: number) {
  const count = daysBetween(startDate, endDate) + 1
  const first = daysBetween(startDate, day)
  const last = first + nights
  return {
    from: first < 0 ? 1 : 2 * first + 2,
    to: last >= count ? 2 * count + 1 : 2 * last + 2,
  }
}

/** Whether a stay has nights within the trip. */
export const isWithin = (
  { startDate, endDate }: Dates,
  { day, nights }: Pick<Lined, 'day' | 'nights'>,
): boolean => day !== null && day <= endDate && addDays(day, nights ?? 1) > startDate

/** Runs of nights without a stay, except those spent travelling. */
const gapsOf = (trip: Dates, items: readonly Lined[]): readonly NightGap[] =>
  runsOf(openNights(datesBetween(trip.startDate, addDays(trip.endDate, -1)), items)).map(
    ({ checkIn: day, checkOut }) => {
      const nights = daysBetween(day, checkOut)
      return { day, nights, ...linesOf(trip, day, nights), lane: 0 }
    },
  )

const overlaps = (a: Pick<Span, 'from' | 'to'>, b: Pick<Span, 'from' | 'to'>): boolean =>
  a.from < b.to && b.from < a.to

/** First lane without an overlap. */
function freeLane(held: readonly Span[], lines: Pick<Span, 'from' | 'to'>): number {
  const taken = new Set(held.filter((other) => overlaps(other, lines)).map(({ lane }) => lane))
  let lane = 0
  while (taken.has(lane)) lane += 1
  return lane
}

/** Bars of a draft, each in a lane of its own below the `lanes` that are taken. */
export const draftBars = <T extends { readonly day: string; readonly nights: number }>(
  trip: Dates,
  bars: readonly T[],
  lanes: number,
): readonly (T & Span)[] =>
  bars.map((bar, at) => ({ ...bar, ...linesOf(trip, bar.day, bar.nights), lane: lanes + at }))

/** Bars of the trip's stays, each in the first free lane, and of open nights. What is of other dates has none. */
export function barsOf<T extends Lined>(trip: Dates, items: readonly T[]): Bars<T> {
  const open = gapsOf(trip, items)
  const bars = items
    .filter((item) => isBar(item) && isWithin(trip, item))
    .map((item) => ({ item, ...linesOf(trip, item.day ?? trip.startDate, item.nights ?? 1) }))
    .toSorted((a, b) => a.from - b.from)
  // The bar of a cancelled stay is the gap that it leaves: two would say the same nights twice.
  const left = bars.filter(({ item }) => item.status === 'cancelled')
  const gaps = open.filter((gap) => !left.some(({ from, to }) => from <= gap.from && to >= gap.to))
  const leavesOpen = (bar: (typeof bars)[number]): StayBar<T>['leaves'] => {
    const [gap, ...more] = left.includes(bar) ? open.filter((one) => overlaps(one, bar)) : []
    const own = bar.item.day ?? trip.startDate
    const nights = [gap, ...more].reduce(
      (sum, one) => sum + (one ? Math.min(one.to, bar.to) - Math.max(one.from, bar.from) : 0) / 2,
      0,
    )
    return gap && { day: gap.day > own ? gap.day : own, nights: Math.ceil(nights) }
  }
  const held: Span[] = [...gaps]
  // What is cancelled and made up for stands below what is planned for its nights.
  const isPast = (bar: (typeof bars)[number]): boolean =>
    left.includes(bar) && leavesOpen(bar) === undefined
  const ordered = bars.toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)))
  const stays = ordered.map((bar) => {
    const lane = freeLane(held, bar)
    held.push({ ...bar, lane })
    const rivals = bars
      .filter(({ item }) => item !== bar.item && isTaken(item) && isTaken(bar.item))
      .filter((one) => overlaps(one, bar))
      .map(({ item }) => item)
    const isRoom = trip.party && areRoomsOf([bar.item, ...rivals], trip.party)
    return { ...bar, lane, rivals: isRoom ? [] : rivals, leaves: leavesOpen(bar) }
  })
  return { stays, gaps, lanes: Math.max(0, ...held.map(({ lane }) => lane + 1)) }
}
