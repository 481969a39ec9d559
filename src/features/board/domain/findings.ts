import { isOpenOn as receivesOn, weekdayName } from '#features/trips/domain/opening-hours.ts'
import { type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import {
  isBase,
  lastMinute,
  type OpeningFacts,
  type PlannedItem,
  visitMinutes,
} from './planned-item.ts'
import { kmBetween, travelMinutes } from './travel-time.ts'

/** A one-click fix for a finding. It never removes an item. */
export type Fix =
  | { readonly kind: 'time'; readonly id: string; readonly time: string }
  | { readonly kind: 'day'; readonly id: string; readonly day: LocalDate | null }
  /** Put the items of the day into this order. */
  | { readonly kind: 'order'; readonly ids: readonly string[] }

export interface Finding {
  readonly kind: 'closed' | 'order' | 'overlap' | 'far' | 'full'
  /** The item it is about; the last of the day if the day is too full. */
  readonly id: string
  readonly text: string
  readonly mend: Fix
}

/** Opening facts by an item's `source`. */
export type Facts = ReadonlyMap<string, OpeningFacts>

export interface DayToCheck {
  readonly date: LocalDate
  /** In the order of the day. */
  readonly items: readonly PlannedItem[]
}

const weekdayNames = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
]

/** As much as fits into a day with meals and travel, in minutes. */
const fullAfterMinutes = 14 * 60
/** Distances above this are not travelled between two visits of one day. */
const farKm = 80
/** Assumed for a visit of unknown length, in minutes. */
const shortestVisit = 30

/** Without facts, a place counts as open. */
const isOpenOn = (facts: OpeningFacts | undefined, date: LocalDate): boolean =>
  !facts || receivesOn(facts, { date })

const endOf = (item: PlannedItem & { time: string }): number =>
  minutesOf(item.time) + (item.durationMinutes ?? shortestVisit)

type Timed = PlannedItem & { readonly time: string }
const isTimed = (item: PlannedItem): item is Timed => item.time !== null

/** Minutes that fill a day: visits, and travel between them. */
function sumMinutes(items: readonly PlannedItem[]): number {
  const visits = items.reduce((sum, item) => sum + (isBase(item) ? 0 : visitMinutes(item)), 0)
  const ways = items.slice(1).reduce((sum, item, at) => {
    const before = items[at]
    const km = before ? kmBetween(before, item) : undefined
    // A distance above `farKm` is a finding of its own, not travel time of this day.
    return sum + (km === undefined || km > farKm ? 0 : travelMinutes(km))
  }, 0)
  return visits + ways
}

const reckoned = new WeakMap<readonly PlannedItem[], number>()

/** The same, cached per list: the search for a better day asks for every day. */
function minutesPlanned(items: readonly PlannedItem[]): number {
  const minutes = reckoned.get(items) ?? sumMinutes(items)
  reckoned.set(items, minutes)
  return minutes
}

/** The day on which the place is open and most time is left; undefined moves it to the ideas. */
function dayFor(
  item: PlannedItem,
  days: readonly DayToCheck[],
  facts: OpeningFacts | undefined,
): LocalDate | null {
  const free = days
    .filter(({ date }) => date !== item.day && isOpenOn(facts, date))
    .map(({ date, items }) => ({ date, minutes: minutesPlanned(items) }))
    .filter(({ minutes }) => minutes + visitMinutes(item) <= fullAfterMinutes)
    .toSorted((a, b) => a.minutes - b.minutes || (a.date < b.date ? -1 : 1))
  return free[0]?.date ?? null
}

/** Sets a time; if there is none before `before`, moves the item to the ideas. */
const at = (id: string, minutes: number, before = lastMinute + 1): Fix =>
  minutes >= before ? { kind: 'day', id, day: null } : { kind: 'time', id, time: timeOf(minutes) }

const roundUp = (minutes: number): number => Math.ceil(minutes / 5) * 5

function closedFindings(day: DayToCheck, days: readonly DayToCheck[], facts: Facts): Finding[] {
  return day.items.flatMap((item): readonly Finding[] => {
    const known = item.source === null ? undefined : facts.get(item.source)
    if (!known) return []
    if (!isOpenOn(known, day.date)) {
      const weekday = known.closedOn.includes(weekdayName(day.date))
      const when = weekday ? `on ${weekdayNames[weekdayOf(day.date)]}` : 'at this time of the year'
      const text = `${item.name} is closed ${when}.`
      const mend = { kind: 'day', id: item.id, day: dayFor(item, days, known) } as const
      return [{ kind: 'closed', id: item.id, text, mend }]
    }
    const { opens, closes } = known
    if (!isTimed(item) || !opens || !closes || minutesOf(opens) >= minutesOf(closes)) return []
    const start = minutesOf(item.time)
    const last = Math.max(
      minutesOf(opens),
      // A visit of length 0 would otherwise be put at closing time.
      minutesOf(closes) - (item.durationMinutes || shortestVisit),
    )
    if (start >= minutesOf(opens) && start < minutesOf(closes)) return []
    const text = `${item.name} is open ${opens} to ${closes}.`
    return [
      {
        kind: 'closed',
        id: item.id,
        text,
        mend: at(item.id, start < last ? minutesOf(opens) : last),
      },
    ]
  })
}

function orderFindings({ items }: DayToCheck): Finding[] {
  const timed = items.filter(isTimed)
  const late = timed.find((item, index) => {
    const before = timed[index - 1]
    return before !== undefined && item.time < before.time
  })
  if (!late) return []
  // Items without a time keep their places.
  const sorted = timed.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  let next = 0
  const ids = items.map((item) => (isTimed(item) ? (sorted[next++] ?? item).id : item.id))
  const text = `${late.name} is out of time order.`
  return [{ kind: 'order', id: late.id, text, mend: { kind: 'order', ids } }]
}

/** The minute at which a place closes for visitors; the end of the day if unknown. */
function closingOf(item: PlannedItem, facts: Facts): number {
  const known = item.source === null ? undefined : facts.get(item.source)
  const { opens, closes } = known ?? {}
  const end = lastMinute + 1
  return opens && closes && opens < closes ? Math.min(end, minutesOf(closes)) : end
}

function gapFindings({ items }: DayToCheck, facts: Facts): Finding[] {
  const timed = items.filter(isTimed)
  if (orderFindings({ date: '', items }).length > 0) return []
  return timed.slice(1).flatMap((item, index): readonly Finding[] => {
    const before = timed[index]
    // A check-in or a departure is a moment, not a visit.
    if (!before || isBase(before) || isBase(item)) return []
    const km = kmBetween(before, item)
    const way = km === undefined || km > farKm ? 0 : travelMinutes(km)
    const gap = minutesOf(item.time) - endOf(before)
    const mend = at(item.id, roundUp(endOf(before) + way), closingOf(item, facts))
    if (gap < 0) {
      const text = `${item.name} begins before ${before.name} is over.`
      return [{ kind: 'overlap', id: item.id, text, mend }]
    }
    if (gap >= way) return []
    const text = `About ${way} min from ${before.name} to ${item.name}, and ${gap} min for it.`
    return [{ kind: 'far', id: item.id, text, mend }]
  })
}

function farFindings(day: DayToCheck, days: readonly DayToCheck[], facts: Facts): Finding[] {
  const placed = day.items.filter((item) => !isBase(item) && item.lat !== null)
  return placed.slice(1).flatMap((item, index): readonly Finding[] => {
    const before = placed[index]
    const km = before ? kmBetween(before, item) : undefined
    if (!before || km === undefined || km <= farKm) return []
    const text = `${item.name} is ${Math.round(km)} km from ${before.name}.`
    const near = days.filter(({ date, items }) =>
      date === day.date
        ? false
        : items.every((other) => isBase(other) || (kmBetween(item, other) ?? 0) <= farKm),
    )
    const known = item.source === null ? undefined : facts.get(item.source)
    return [
      {
        kind: 'far',
        id: item.id,
        text,
        mend: { kind: 'day', id: item.id, day: dayFor(item, near, known) },
      },
    ]
  })
}

function fullFindings(day: DayToCheck, days: readonly DayToCheck[], facts: Facts): Finding[] {
  const minutes = minutesPlanned(day.items)
  if (minutes <= fullAfterMinutes) return []
  const visits = day.items.filter((item) => !isBase(item))
  // An item without a time is the easiest to move.
  const last = visits.findLast((item) => item.time === null) ?? visits.at(-1)
  if (!last) return []
  const known = last.source === null ? undefined : facts.get(last.source)
  const text = `About ${Math.round(minutes / 60)} hours with the ways: more than a day holds.`
  const mend = { kind: 'day', id: last.id, day: dayFor(last, days, known) } as const
  return [{ kind: 'full', id: last.id, text, mend }]
}

/** The problems of a day, each with its fixes. */
export const findingsOf = (
  day: DayToCheck,
  days: readonly DayToCheck[],
  facts: Facts,
): readonly Finding[] => [
  ...closedFindings(day, days, facts),
  ...orderFindings(day),
  ...gapFindings(day, facts),
  ...farFindings(day, days, facts),
  ...fullFindings(day, days, facts),
]
