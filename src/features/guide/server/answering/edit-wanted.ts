import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { afterLandingMinutes } from '#features/trips/domain/day-wish.ts'
import { leaveBefore } from '#features/trips/domain/leave-time.ts'
import type { Target } from '../reading/read-change.ts'
import { type Asking, goalTowns } from './answer.ts'
import type { StoredEdit } from '../reading/memory.ts'
import { isVisit } from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf } from './propose-edit.ts'

/** What an edit means for the days it is about. */
export interface Wanted {
  readonly dates: readonly string[]
  readonly without: ReadonlySet<string>
  readonly reason: string
  /** What comes in, for each that goes or beside all. */
  readonly by: Target | undefined
  readonly comesIn: number
  readonly avoids: readonly string[]
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly firstFrom?: string | undefined
  readonly lastUntil?: string | undefined
}

export const shifted = (time: string, minutes: number): string =>
  timeOf(Math.max(0, Math.min(24 * 60 - 1, minutesOf(time) + minutes)))

/** When the days begin and end from now on. */
export function timesWanted(
  { turn, say }: Asking,
  standing: Standing,
): Partial<Wanted> & Pick<Wanted, 'reason'> {
  const { times } = turn.frame
  const all = datesOf(standing)
  const isOnly = (key: 'arrive' | 'leave') =>
    times[key] !== null && times[key] !== turn.before.frame.times[key]
  const firstFrom =
    isOnly('arrive') && times.arrive ? shifted(times.arrive, afterLandingMinutes) : undefined
  const lastUntil =
    isOnly('leave') && times.leave ? shifted(times.leave, -leaveBefore()) : undefined
  const dates =
    firstFrom || lastUntil
      ? [...(firstFrom ? [all[0] ?? ''] : []), ...(lastUntil ? [all.at(-1) ?? ''] : [])]
      : undefined
  return {
    ...(dates ? { dates } : {}),
    ...(times.from && !dates ? { from: times.from } : {}),
    ...(times.until && !dates ? { until: times.until } : {}),
    firstFrom,
    lastUntil,
    reason: say('to keep to your times'),
  }
}

/** Days on which something stands outside of the hours; the others are left alone. */
export const datesTooEarly = (
  { items }: Standing,
  dates: readonly string[],
  { from, until }: Partial<Wanted>,
): readonly string[] =>
  dates.filter((date) =>
    items.some(
      ({ day, time, durationMinutes, type }) =>
        day === date &&
        time &&
        type !== 'hotel' &&
        ((from && time < from) || (until && shifted(time, durationMinutes ?? 0) > until)),
    ),
  )

/** How well known a visit is: the foremost is 1. */
const rankOf = (asking: Asking, { source }: WrittenItem): number =>
  goalTowns(asking)
    .flatMap(({ slug }) => asking.world.rows(slug)?.sights ?? [])
    .find(({ id }) => source?.endsWith(id))?.prominence ?? 9

/** The best known of a day first. */
const byRank = (asking: Asking, items: readonly WrittenItem[]): readonly WrittenItem[] =>
  items.toSorted(
    (a, b) => (b.priority ?? 0) - (a.priority ?? 0) || rankOf(asking, a) - rankOf(asking, b),
  )

export const visitsOn = ({ items }: Standing, date: string): readonly WrittenItem[] =>
  items.filter((item) => item.day === date && isVisit(item))

/** They leave their day and wait among the ideas. */
export const toIdeas = (
  standing: Standing,
  gone: readonly WrittenItem[],
): readonly StoredEdit[] => {
  const all = datesOf(standing)
  return gone.map(({ id, day }) => ({
    op: 'move',
    itemId: id,
    day: all.indexOf(day ?? '') + 1,
    write: { day: null, time: null },
  }))
}

/** Of each day the visits that are worth least, so many that it becomes slower: all beyond a number, or beyond two. */
export function spareVisits(
  asking: Asking,
  standing: Standing,
  dates: readonly string[],
  most: number | undefined,
): readonly WrittenItem[] {
  return dates.flatMap((date) => {
    const visits = byRank(asking, visitsOn(standing, date))
    return visits.slice(most ?? Math.max(1, Math.min(slowVisits, visits.length - 1)))
  })
}
const slowVisits = 2

const partHours = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '24:00'],
  day: ['00:00', '24:00'],
} as const

/** Visits in a part of a day that is to stay free; of no day that was named, of the one that loses least. */
export function visitsWithin(
  asking: Asking,
  standing: Standing,
  dates: readonly string[],
  part: keyof typeof partHours,
): readonly WrittenItem[] {
  const [from, until] = partHours[part]
  const isNamed = (asking.turn.change?.days.length ?? 0) > 0
  const groups = dates
    .map((date) =>
      visitsOn(standing, date).filter(({ time, durationMinutes }) => {
        const ends = time ? shifted(time, durationMinutes ?? 0) : ''
        return Boolean(time) && ends > from && (time ?? '') < until
      }),
    )
    .filter((visits) => visits.length > 0)
  const worth = (visits: readonly WrittenItem[]): number =>
    visits.reduce((sum, { priority }) => sum + (priority ?? 5), 0)
  return (isNamed ? groups : groups.toSorted((a, b) => worth(a) - worth(b)).slice(0, 1)).flat()
}
