import { createClient, type OutputOf } from '#platform/web/api-client.ts'
import type { TripContract } from '../contract/trips.contract.ts'
import type { ItemWrite } from '../domain/item-write.ts'
import { tripRoutes } from '../contract/trips.endpoints.ts'

export const tripsApi = createClient<TripContract>(tripRoutes, {
  service: 'trips',
  handles: ['tier-required', 'owner-only'],
})
export type TripsApi = typeof tripsApi

type Operations = TripContract['operations']
/** A trip on the wire; amounts in decimal CAD. */
export type TripView = OutputOf<Operations['getTrip']>
/** A trip in the list. */
export type TripSummaryView = OutputOf<Operations['listTrips']>[number]
export type TripDeadline = OutputOf<Operations['listAllDeadlines']>[number]
export type Deadline = OutputOf<Operations['listDeadlines']>[number]
export type BestDay = OutputOf<Operations['findBestDay']>
/** A finding with its fixes. */
export type Finding = OutputOf<Operations['checkTrip']>['findings'][number]
export type ItemView = OutputOf<Operations['addItem']>

/** A new item with its final id. */
export type NewItem = ItemWrite & { readonly id: string; readonly restore?: string }

export const newItem = (write: ItemWrite): NewItem => ({ ...write, id: crypto.randomUUID() })
