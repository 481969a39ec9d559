import type { Session } from '#platform/server/auth/session.ts'
import { businessZone } from '#platform/shared/business-day.ts'
import { createContext } from '../domain/check/check-context.ts'
import { type Deadline, deadlinesOf, type DeadlineItem, inOrder } from '../domain/deadlines.ts'
import { entryDeadlines } from '../domain/entry-deadlines.ts'
import type { TripPlaces } from './provider/trip-places.ts'
import { checkInputOf } from './read-findings.ts'
import { readTrip } from './read-trip.ts'
import type { TripDeps } from './trip-deps.ts'

interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

/** Deadlines of a trip; without an own place, in the first destination's zone. */
function deadlinesIn(
  tripPlaces: Pick<TripPlaces, 'zonesAt' | 'airport'>,
  destinations: readonly Placed[],
  items: readonly DeadlineItem[],
): readonly Deadline[] {
  const zoneAt = ({ lat, lng }: Placed): string | undefined =>
    lat === null || lng === null ? undefined : tripPlaces.zonesAt({ lat, lng })[0]
  const home = destinations.map(zoneAt).find((zone) => zone !== undefined) ?? businessZone
  return deadlinesOf(
    items,
    (item) => zoneAt(item) ?? home,
    (iata) => tripPlaces.airport(iata)?.city,
  )
}

/** Throws trip-not-found. Passports are included for editors only, never in calendars. */
export async function listDeadlines(
  deps: TripDeps,
  session: Pick<Session, 'userId'>,
  id: string,
): Promise<Deadline[]> {
  const whole = await readTrip(deps, session, id)
  const input = await checkInputOf(deps, session, whole)
  const context = createContext(input)
  // Ticket facts come from the item's source.
  const tickets = new Map(
    input.items.map(({ id: itemId, advanceTicket }) => [itemId, advanceTicket]),
  )
  const items = whole.items.map((item) => ({
    ...item,
    advanceTicket: tickets.get(item.id) ?? null,
  }))
  return [
    ...deadlinesIn(deps.tripPlaces, whole.trip.destinations, items),
    ...entryDeadlines(context, businessZone),
  ].toSorted(inOrder)
}
