import type { LocalDate } from '#platform/shared/local-date.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import { wayBetween } from './travel/way-between.ts'

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
}

const asStop = ({ id, name, lat, lng }: Placed): DayStop | undefined =>
  lat === null || lng === null ? undefined : { id, name, lat, lng }

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

export interface Way {
  /** Great-circle distance, in kilometres. */
  readonly km: number
  /** Estimated walking time along streets. */
  readonly minutesOnFoot: number
  /** True if a ferry is needed. */
  readonly byFerry: boolean
}

/** The legs between stops, one fewer than stops. */
export const waysBetween = (stops: readonly DayStop[]): readonly Way[] =>
  stops.slice(1).map((stop, at) => {
    const before = stops[at] ?? stop
    const way = wayBetween(before, stop, { pace: paceNear(before), mode: 'foot' })
    return { km: way.km, minutesOnFoot: way.minutes, byFerry: way.ferryWait !== undefined }
  })

/** Longest leg shown as a walk. Minutes. */
export const walkableMinutes = 60

/** "350 m", "6.2 km", "120 km". */
export function distanceText(km: number): string {
  if (km < 0.95) return `${Math.round(km * 20) * 50} m`
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}

/** "3 stops, 2.4 km", for the head of a day. */
export const stopsBrief = (stops: readonly DayStop[]): string =>
  stopsText(stops).replace(/, \d+ min on foot$/, '')

/**
 * "1 stop"; "3 stops, 2.4 km, 42 min on foot"; without the minutes where one of the ways is too far to walk.
 * Empty where nothing is on the map.
 */
export function stopsText(stops: readonly DayStop[]): string {
  if (stops.length === 0) return ''
  if (stops.length === 1) return '1 stop'
  const ways = waysBetween(stops)
  const km = ways.reduce((sum, way) => sum + way.km, 0)
  const minutes = ways.reduce((sum, way) => sum + way.minutesOnFoot, 0)
  const walked = ways.every((way) => !way.byFerry && way.minutesOnFoot <= walkableMinutes)
  const onFoot = walked ? `, ${minutes} min on foot` : ''
  return `${stops.length} stops, ${distanceText(km)}${onFoot}`
}
