import { isTaken } from '#features/trips/domain/item-state.ts'
import type { WayToDays } from '#features/trips/domain/how-far.ts'
import { wayBetween } from '#features/trips/domain/travel/way-between.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { distanceKm } from '#platform/shared/distance.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Stops farther away belong to another town. km. */
const sameTownKm = 40

/** The first and the last stop of each day: where one sets out to, and comes back from. Ideas are not gone to. */
const endsOf = ({ days }: TripView): readonly Point[] =>
  days.flatMap(({ items }) => {
    const stops = items.flatMap(({ lat, lng, nights, type, status }) =>
      lat === null || lng === null || nights !== null || type === 'flight' || !isTaken({ status })
        ? []
        : [{ lat, lng }],
    )
    const [first, last] = [stops.at(0), stops.at(-1)]
    return first && last ? [first, last] : []
  })

/** Each day has two ends, so that the mean of the ends is that of the days. */
const minutesTo = (here: Point, ends: readonly Point[]): number => {
  const going = { pace: paceNear(here) }
  const all = ends.reduce((sum, end) => sum + wayBetween(here, end, going).minutes, 0)
  return all / ends.length
}

/** Asked of each row of a list: once a trip and town is enough. */
const leasts = new WeakMap<TripView, Map<string, number>>()

/** What it is from the stop that is nearest to all of them. */
function leastTo(trip: TripView, ends: readonly Point[]): number {
  const known = leasts.get(trip) ?? new Map<string, number>()
  leasts.set(trip, known)
  const key = ends.map(({ lat, lng }) => `${lat},${lng}`).join(' ')
  const least = known.get(key) ?? Math.min(...ends.map((end) => minutesTo(end, ends)))
  known.set(key, least)
  return least
}

/** The way from a bed to the days of a trip that are spent in its town. */
export function wayToDays(trip: TripView, here: Point): WayToDays {
  const ends = endsOf(trip).filter((end) => distanceKm(end, here) <= sameTownKm)
  if (ends.length === 0) return {}
  const minutes = minutesTo(here, ends)
  return { minutes, detour: minutes - leastTo(trip, ends) }
}
