import type { LocalDate } from '#platform/shared/local-date.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { countText } from '#platform/shared/count-text.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import type { ItemType } from './trip-item.ts'
import { legText } from './messages.ts'
import { type Leg, legBetween } from './travel/leg.ts'
import { wayOfLeg } from './travel/leg-words.ts'

export interface Placed {
  readonly id: string
  readonly name: string
  readonly status: ItemStatus
  readonly day: LocalDate | null
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
}

export interface DayStop {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Where one sleeps: on the way, but no stop. */
  readonly bed?: true
}

const asStop = ({ id, name, lat, lng, nights }: Placed): DayStop | undefined =>
  lat === null || lng === null
    ? undefined
    : { id, name, lat, lng, ...(nights === null ? {} : { bed: true as const }) }

/** True if the day starts at the stay of the night before. */
const startsDay = ({ day, nights }: Placed, date: LocalDate): boolean =>
  day !== null && nights !== null && day < date && date <= addDays(day, nights)

/**
 * The stops of a day, in the order of its planned and booked items; those without coordinates are left out. A day after a night
 * in a stay begins at the stay.
 */
export function stopsOf(items: readonly Placed[], date: LocalDate): readonly DayStop[] {
  const taken = items.filter(isTaken)
  const start = taken.filter((item) => startsDay(item, date)).slice(-1)
  return [...start, ...taken.filter(({ day }) => day === date)].flatMap(
    (item) => asStop(item) ?? [],
  )
}

/** The legs between stops, one fewer than stops, at the pace of the place where the day begins. */
export function legsBetween(stops: readonly DayStop[]): readonly Leg[] {
  const pace = paceNear(stops[0])
  return stops.slice(1).map((stop, at) => legBetween(stops[at] ?? stop, stop, pace))
}

/** "350 m", "6.2 km", "120 km". */
export function distanceText(km: number): string {
  if (km < 0.95) return `${Math.round(km * 20) * 50} m`
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}

/** What one sees in a day as its stops, on the map or not: neither beds nor flights and rides. */
export const countStops = (
  items: readonly (Pick<Placed, 'status' | 'day' | 'nights'> & { readonly type?: ItemType })[],
  date: LocalDate,
): number =>
  items.filter(
    (item) =>
      isTaken(item) &&
      item.day === date &&
      item.nights === null &&
      item.type !== 'flight' &&
      item.type !== 'transport',
  ).length

/** "3 stops, 2.4 km", for the head of a day. */
export const stopsBrief = (stops: readonly DayStop[], count?: number): string =>
  stopsText(stops, count).split(', ').slice(0, 2).join(', ')

/**
 * "1 stop"; "3 stops, 2.4 km, 42 min on foot"; "of travel" where one of the ways is no walk.
 * Empty without a stop. `stops` are those on the map, with the beds between them; `count`: all stops, as `countStops` has them.
 */
export function stopsText(
  stops: readonly DayStop[],
  count = stops.filter(({ bed }) => !bed).length,
): string {
  if (count === 0) return ''
  if (stops.length < 2) return countText(count, 'stop')
  const legs = legsBetween(stops)
  const ways = legs.map(wayOfLeg)
  const km = legs.reduce((sum, leg) => sum + leg.km, 0)
  const minutes = ways.reduce((sum, way) => sum + way.minutes, 0)
  const told = ways.every(({ how }) => how === 'foot')
    ? legText.foot(minutes)
    : legText.travel(minutes)
  return `${countText(count, 'stop')}, ${distanceText(km)}, ${told}`
}
