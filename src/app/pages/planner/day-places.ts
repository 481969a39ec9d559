import type { MapPlace } from '#features/maps/web/index.ts'
import { distanceText, stopsOf } from '#features/trips/domain/day-stops.ts'
import { type Leg, legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { dayMapText } from './itinerary-messages.ts'

/** The way on from a stop, by the means and in the minutes that the day's column names. */
function drawnWay(leg: Leg): NonNullable<MapPlace['way']> {
  const { how, minutes, words } = wayOfLeg(leg)
  return {
    how,
    brief: how === 'foot' ? dayMapText.minutes(minutes) : words,
    words: dayMapText.on(distanceText(leg.km), words),
  }
}

/** The stops of a day with the ways between them, all in its colour; a bed has no number, as in the lists of the day. */
export function placesOf(trip: TripView, date: string): readonly MapPlace[] {
  const items = allItems(trip)
  const types = new Map(items.map(({ id, type }) => [id, type]))
  const stops = stopsOf(items, date)
  const pace = paceNear(stops[0])
  let number = 0
  return stops.map((stop, at) => {
    const isBed = types.get(stop.id) === 'hotel'
    if (!isBed) number += 1
    const next = stops[at + 1]
    return {
      ...stop,
      mark: isBed ? '' : String(number),
      kind: isBed ? 'hotel' : 'activity',
      way: next && drawnWay(legBetween(stop, next, pace)),
    }
  })
}

/** The stops of all days, each with the number of its day; a stay stands once, and no way is drawn. */
export function placesOfAll(trip: TripView): readonly MapPlace[] {
  const known = new Set<string>()
  return trip.days.flatMap(({ date }, at) =>
    placesOf(trip, date).flatMap((place): MapPlace[] => {
      if (known.has(place.id)) return []
      known.add(place.id)
      const day = { mark: '', ofDay: at + 1, detail: dayMapText.ofDay(at + 1) }
      return [{ ...place, way: undefined, ...(place.kind === 'hotel' ? {} : day) }]
    }),
  )
}
