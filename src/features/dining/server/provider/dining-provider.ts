import type { Activity } from '../../contract/activity.schema.ts'
import type { Attraction } from '../../contract/dining.contract.ts'
import type { Restaurant } from '../../contract/restaurant.schema.ts'

/** A searchable town with its centre. */
export interface Town {
  readonly locationId: string
  readonly name: string
  readonly lat: number
  readonly lng: number
}

/**
 * Port: where to eat, what to see and to do. Lists are in the order to show; an unknown location gives
 * an empty list. Throws AppError `unavailable` when the source does not answer in time.
 */
export interface DiningProvider {
  readonly source: string
  /** Source of activities, if different. */
  readonly activitySource?: string
  findLocations(
    query: string,
    signal: AbortSignal,
  ): Promise<readonly { locationId: string; name: string }[]>
  /** Town by id or name. */
  findTown(idOrName: string, signal: AbortSignal): Promise<Town | undefined>
  restaurants(locationId: string, signal: AbortSignal): Promise<readonly Restaurant[]>
  /** A restaurant with its town's name; undefined if unknown. */
  restaurant(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly restaurant: Restaurant; readonly city: string } | undefined>
  /** The present address of a list's photo, by its name and our signature; undefined if it is none of ours. */
  photo?(name: string, mark: string, signal: AbortSignal): Promise<string | undefined>
  attractions(locationId: string, signal: AbortSignal): Promise<readonly Attraction[]>
  activities(locationId: string, signal: AbortSignal): Promise<readonly Activity[]>
  /** One sight or activity with the name of its town, by its id; undefined if the id is none of its own. */
  attraction?(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly attraction: Attraction; readonly city: string } | undefined>
  activity?(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly activity: Activity; readonly city: string } | undefined>
}
