import type { LocalDate } from '#platform/shared/local-date.ts'
import {
  type DayStop,
  distanceText,
  type Placed,
  stopsOf,
  walkableMinutes,
  waysBetween,
} from './day-stops.ts'
import type { ItemType } from './trip-item.ts'

interface StripItem extends Placed {
  readonly type: ItemType
}

interface Stop extends DayStop {
  readonly bed: boolean
}

const onWay = (type: ItemType): boolean => type !== 'flight' && type !== 'transport'

/**
 * Stops with the ways between them in words: "1.1 km", "24 min on foot". Only the first walk says that it is
 * on foot; legs too far to walk show their distance, legs over water a ferry.
 */
function inWords(stops: readonly Stop[]) {
  const ways = waysBetween(stops)
  const isWalk = (at: number): boolean => {
    const way = ways[at]
    return way !== undefined && !way.byFerry && way.minutesOnFoot <= walkableMinutes
  }
  const firstWalk = ways.findIndex((_, at) => isWalk(at))
  return stops.map(({ id, name, bed }, at) => {
    const way = ways[at]
    if (!way) return { id, name, bed }
    const minutes = `${Math.max(1, way.minutesOnFoot)} min${at === firstWalk ? ' on foot' : ''}`
    const time = way.byFerry ? ['by ferry'] : isWalk(at) ? [minutes] : []
    return { id, name, bed, way: { km: way.km, words: [distanceText(way.km), ...time] } }
  })
}

/** Days as strips of their stops, numbered from 1; days of fewer than two stops need none. */
export function routeStrips(items: readonly StripItem[], dates: readonly LocalDate[]) {
  const placed = items.filter(({ type }) => onWay(type))
  const beds = new Set(placed.flatMap(({ id, type }) => (type === 'hotel' ? id : [])))
  return dates.flatMap((date, at) => {
    const stops = stopsOf(placed, date).map((stop) => ({ ...stop, bed: beds.has(stop.id) }))
    return stops.length > 1 ? { number: at + 1, stops: inWords(stops) } : []
  })
}

type Read = Omit<StripItem, 'day' | 'nights' | 'lat' | 'lng'> &
  Partial<Record<'nights' | 'lat' | 'lng', number | null | undefined>>

/** The days of a trip as a reader has them. */
export type ReadDays = readonly { readonly date: LocalDate; readonly items: readonly Read[] }[]

/** Strips of days as a reader has them. */
export const stripsOf = (days: ReadDays) =>
  routeStrips(
    days.flatMap(({ date, items }) =>
      items.map(({ nights = null, lat = null, lng = null, ...item }) => ({
        ...item,
        day: date,
        nights,
        lat,
        lng,
      })),
    ),
    days.map(({ date }) => date),
  )

/** The numbers that stops have on the strips of their days; a bed has none. */
export const stopNumbers = (days: ReadDays): ReadonlyMap<string, number> =>
  new Map(
    stripsOf(days).flatMap(({ stops }) =>
      stops
        .map(({ id, bed }, at) => ({ id, bed, number: stops[0]?.bed ? at : at + 1 }))
        .filter(({ bed }) => !bed)
        .map(({ id, number }) => [id, number] as const),
    ),
  )
