import type { TripContract } from '#features/trips/contract/trips.contract.ts'
import { tripRoutes } from '#features/trips/contract/trips.endpoints.ts'
import { createClient } from '#platform/web/api-client.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'

const tripsApi = createClient<TripContract>(tripRoutes, { service: 'trips', quiet: true })

/** Where the account's last edited trip begins, and who is on it; undefined where nobody is signed in or nothing is planned. */
export async function lastJourney() {
  if (!hasHint()) return undefined
  const [trip] = await tripsApi('listTrips', {})
  if (!trip) return undefined
  const { origin, party } = trip
  return { from: origin?.iata || origin?.name, adults: party.adults, children: party.children }
}
