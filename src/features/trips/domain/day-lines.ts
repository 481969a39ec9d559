import {
  addDays,
  datesBetween,
  daysInclusive,
  formatDayShort,
} from '#platform/shared/local-date.ts'
import type { ItemDetails, Moment } from './item-details.ts'
import { areRoomsOf } from './rooms-of.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import { dayLinesText as text } from './messages.ts'
import type { Party } from './party.ts'
import { arrangeSpans, type Span } from './spans.ts'

export interface Lined {
  readonly id: string
  readonly name: string
  readonly status: ItemStatus
  readonly day: string | null
  readonly time: string | null
  readonly nights: number | null
  readonly details: ItemDetails | null
}

/** Lines of a day besides its items. */
export interface DayLines {
  /** Before the items: arrivals, stay, car. */
  readonly head: readonly string[]
  /** After the items: departures. */
  readonly foot: readonly string[]
  /** Note about a night without a stay, or with two. */
  readonly night: string
}

const placeOf = ({ iata, place }: Moment): string => iata ?? place?.name ?? ''
const dateOf = ({ local }: Moment): string => local.slice(0, 10)

/** Origin and destination of one direction. */
function wayOf({ details }: Lined, direction: Span['direction']) {
  if (details?.kind === 'ground') return { from: details.from, to: details.to }
  if (details?.kind !== 'flight') return undefined
  const segments = details.directions[direction === 'back' ? 1 : 0]?.segments
  const [from, to] = [segments?.[0]?.from, segments?.at(-1)?.to]
  return from && to ? { from, to } : undefined
}

/** "07:35 +1 LIS": days after the departure by the clocks of both places. */
function arrivalText(from: Moment, to: Moment): string {
  const later = daysInclusive(dateOf(from), dateOf(to)) - 1
  const days = later === 0 ? '' : ` ${later > 0 ? '+' : '−'}${Math.abs(later)}`
  return `${to.local.slice(11)}${days} ${placeOf(to)}`.trim()
}

function wayText(item: Lined, { part, direction }: Span): string {
  const way = wayOf(item, direction)
  if (!way) return ''
  const { from, to } = way
  const isOneDay = dateOf(from) === dateOf(to)
  if (part === 'departs')
    return text.departs(`${from.local.slice(11)} ${placeOf(from)}`.trim(), arrivalText(from, to))
  if (part === 'arrives')
    return isOneDay ? '' : text.arrives(`${to.local.slice(11)} ${placeOf(to)}`.trim())
  return text.onTheWay(placeOf(to))
}

/** Words of a span; empty if another line says it. */
function spanText(item: Lined, span: Span): string {
  const { part, time } = span
  if (item.details?.kind === 'flight' || item.details?.kind === 'ground') return wayText(item, span)
  const at = time ? ` ${time}` : ''
  if (item.details?.kind === 'car') {
    if (part === 'checkIn') return text.pickUp(at, item.name)
    return part === 'checkOut' ? text.dropOff(at, item.name) : text.driving(item.name)
  }
  if (part === 'checkIn') return text.checkIn(at, item.name)
  return part === 'checkOut' ? text.checkOut(at, item.name) : text.staying(item.name)
}

interface Dates {
  readonly startDate: string
  readonly endDate: string
  /** With it, stays that are rooms of one party are not told as two. */
  readonly party?: Party
}

export const isStay = ({ nights, details }: Pick<Lined, 'nights' | 'details'>): boolean =>
  nights !== null || details?.kind === 'stay'

export const coversNight = ({ day, nights }: Lined, night: string): boolean =>
  day !== null && day <= night && addDays(day, nights ?? 1) > night

/** Whether transport is in progress at midnight. */
export const isOnTheWay = (item: Lined, night: string): boolean =>
  (['out', 'back'] as const).some((direction) => {
    const way =
      item.details?.kind === 'ground' && direction === 'back' ? undefined : wayOf(item, direction)
    return way !== undefined && dateOf(way.from) <= night && dateOf(way.to) > night
  })

/** Note of a night; none in trips without stays. */
function nightText(night: string, items: readonly Lined[], party?: Party): string {
  const stays = items.filter(isStay)
  if (stays.length === 0) return ''
  const here = stays.filter((stay) => coversNight(stay, night))
  const isTwice = here.length > 1 && !(party && areRoomsOf(here, party))
  if (isTwice) return text.twoBeds(here.length, here.map(({ name }) => name).join(', '))
  return here.length === 0 && !items.some((item) => isOnTheWay(item, night)) ? text.noBed : ''
}

/**
 * What each day of a trip says beside its items, by the rules of spans; only planned and booked ones count.
 * `said`: spans that the page shows elsewhere.
 */
export function dayLines(
  trip: Dates,
  items: readonly Lined[],
  said: (item: Lined, span: Span) => boolean = () => false,
): ReadonlyMap<string, DayLines> {
  const taken = items.filter(isTaken)
  const byId = new Map(taken.map((item) => [item.id, item]))
  const { inside } = arrangeSpans(trip, taken)
  const wordsOf = (span: Span): string => {
    const item = byId.get(span.itemId)
    return item && !said(item, span) ? spanText(item, span) : ''
  }
  const days = datesBetween(trip.startDate, trip.endDate)
  return new Map(
    days.map((date) => {
      const here = inside.filter((span) => span.date === date)
      const say = (spans: readonly Span[]) => spans.map(wordsOf).filter(Boolean)
      return [
        date,
        {
          head: say(here.filter(({ direction }) => direction !== 'back')),
          foot: say(here.filter(({ direction }) => direction === 'back')),
          night: date < trip.endDate ? nightText(date, taken, trip.party) : '',
        },
      ]
    }),
  )
}

/** Spans outside the trip's days: "Sat 15 May: Arrives 13:10 YYZ". */
export function linesOutside(trip: Dates, items: readonly Lined[]): readonly string[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return arrangeSpans(trip, items).outside.flatMap((span) => {
    const item = byId.get(span.itemId)
    const words = item && spanText(item, span)
    return words ? [text.outside(formatDayShort(span.date), words)] : []
  })
}
