import type { MapPlace } from '#features/maps/web/index.ts'
import { stopsOf } from '#features/trips/domain/day-stops.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'

/** The stops of a day, all in its colour; a bed has no number, as in the lists of the day. */
export function placesOf(trip: TripView, date: string): readonly MapPlace[] {
  const items = allItems(trip)
  const types = new Map(items.map(({ id, type }) => [id, type]))
  let number = 0
  return stopsOf(items, date).map((stop) => {
    const type = types.get(stop.id) ?? ''
    if (type !== 'hotel') number += 1
    const isBed = type === 'hotel'
    return { ...stop, mark: isBed ? '' : String(number), kind: isBed ? 'hotel' : 'activity' }
  })
}
