import type { Home } from '#features/maps/domain/listed-place.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

interface Trip {
  readonly endDate: LocalDate
  readonly startDate: LocalDate
  readonly archived: boolean
  readonly destinations: readonly Home[]
}

/** Trips that are ahead or go on today, the next one first. */
export const tripsAhead = <T extends Pick<Trip, 'archived' | 'startDate' | 'endDate'>>(
  trips: readonly T[],
  today: LocalDate,
): readonly T[] =>
  trips
    .filter(({ archived, endDate }) => !archived && endDate >= today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))

/** The first place of the trip that comes next, or that goes on today; null without one. */
export function townOfTrips(trips: readonly Trip[], today: LocalDate): Home | null {
  const towns = tripsAhead(trips, today).flatMap(({ destinations }) => destinations)
  const [first] = towns
  return first ? { name: first.name, lat: first.lat, lng: first.lng } : null
}
