import { dayAreas } from '../domain/day-area.ts'
import { placeOfDay } from './trip-view.ts'
import type { ItemView, TripView } from './trips.client.ts'

/** Letters of a line of a narrow day. */
const roomForArea = 24

/** Where each day is spent; with its place, if the trip has several. */
export function areasOf(
  trip: TripView,
  items: ReadonlyMap<string, readonly ItemView[]>,
): ReadonlyMap<string, string> {
  const days = trip.days.map(({ date }) => ({
    items: items.get(date) ?? [],
    place: trip.destinations.length < 2 ? '' : (placeOfDay(trip, date)?.name ?? ''),
  }))
  const areas = dayAreas(days, roomForArea)
  return new Map(trip.days.map(({ date }, at) => [date, areas[at] ?? '']))
}
