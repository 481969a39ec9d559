import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { afterLandingMinutes, beforeTakeOffMinutes } from '#features/trips/domain/day-wish.ts'
import type { Target } from '../reading/read-change.ts'
import { type Asking, goalTowns } from './answer.ts'
import type { Known } from './edit-parts.ts'
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
    isOnly('leave') && times.leave ? shifted(times.leave, -beforeTakeOffMinutes) : undefined
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

/** How well known a visit is: the foremost is 1. */
const rankOf = (asking: Asking, { source }: WrittenItem): number =>
  goalTowns(asking)
    .flatMap(({ slug }) => asking.world.rows(slug)?.sights ?? [])
    .find(({ id }) => source?.endsWith(id))?.prominence ?? 9

/** So many visits a day at most: the best known stay. */
export function slower(
  asking: Asking,
  { standing }: Known,
  dates: readonly string[],
  perDay: number,
): Wanted {
  const gone = dates.flatMap((date) =>
    standing.items
      .filter((item) => item.day === date && item.type === 'attraction')
      .toSorted((a, b) => rankOf(asking, a) - rankOf(asking, b))
      .slice(perDay),
  )
  return {
    dates: [...new Set(gone.flatMap(({ day }) => day ?? []))],
    without: new Set(gone.map(({ id }) => id)),
    by: undefined,
    comesIn: 0,
    avoids: [],
    reason: asking.say('for a slower day'),
  }
}
