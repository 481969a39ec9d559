import { createClient, type OutputOf } from '#platform/web/api-client.ts'
import type { TripContract } from '../contract/trips.contract.ts'
import { tripRoutes } from '../contract/trips.endpoints.ts'

export const tripsApi = createClient<TripContract>(tripRoutes, {
  service: 'trips',
  handles: ['tier-required', 'owner-only'],
})
export type TripsApi = typeof tripsApi

type Operations = TripContract['operations']
/** A trip as it arrives: amounts are decimal CAD. */
export type TripView = OutputOf<Operations['getTrip']>
/** A trip as it stands in the list. */
export type TripSummaryView = OutputOf<Operations['listTrips']>[number]
export type ItemView = OutputOf<Operations['addItem']>

/** What an item needs to begin with; the rest has its defaults on the server. */
export type NewItem = Pick<ItemView, 'id' | 'type' | 'name'> &
  Partial<Omit<ItemView, 'version' | 'paid' | 'paidBy' | 'booking'>> & { readonly restore?: string }
