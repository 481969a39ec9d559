import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import { isStop } from '#features/trips/domain/day-parts.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { sightOn } from '../planner/visit-on.ts'

/** How far a sight lies from the nearest stop of a day; a free day is near everything. */
function kmToDay({ items }: TripView['days'][number], { lat, lng }: Attraction): number {
  const placed = items.flatMap((item) =>
    isStop(item) && item.lat !== null && item.lng !== null ? { lat: item.lat, lng: item.lng } : [],
  )
  return placed.length > 0 ? Math.min(...placed.map((stop) => distanceKm(stop, { lat, lng }))) : 0
}

/** A sight as an item of a day: at an hour at which it is open and the day has room, else without one. */
export const sightOnDay = (
  trip: TripView,
  sight: Attraction,
  day: string,
  city: string,
): ItemWrite => sightOn(trip, sight, city)(day)

/** The day of a trip that has such an hour, the one with the nearest stops first; none: it waits among the ideas. */
export const dayForSight = (trip: TripView, sight: Attraction, city: string): string =>
  trip.days
    .filter(({ date }) => sightOnDay(trip, sight, date, city).time)
    .toSorted((a, b) => kmToDay(a, sight) - kmToDay(b, sight))[0]?.date ?? ''
