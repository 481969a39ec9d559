import type { Activity } from '../../contract/activity.schema.ts'
import type { Attraction } from '../../contract/dining.contract.ts'
import type { Restaurant } from '../../contract/restaurant.schema.ts'

/** A town that can be searched, with its middle. */
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
  /** Of the activities, where it is another. */
  readonly activitySource?: string
  findLocations(
    query: string,
    signal: AbortSignal,
  ): Promise<readonly { locationId: string; name: string }[]>
  /** The town of an id, or the one that a name means. */
  findTown(idOrName: string, signal: AbortSignal): Promise<Town | undefined>
  restaurants(locationId: string, signal: AbortSignal): Promise<readonly Restaurant[]>
  /** One restaurant with the name of its town; nothing where the id is not one of its own. */
  restaurant(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly restaurant: Restaurant; readonly city: string } | undefined>
  /** Where a photo of a list's is for the moment, by its name and our mark of it; nothing where it is none. */
  photo?(name: string, mark: string, signal: AbortSignal): Promise<string | undefined>
  attractions(locationId: string, signal: AbortSignal): Promise<readonly Attraction[]>
  activities(locationId: string, signal: AbortSignal): Promise<readonly Activity[]>
  /** One sight or activity with the name of its town, by its id; nothing where that is none of its own. */
  attraction?(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly attraction: Attraction; readonly city: string } | undefined>
  activity?(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly activity: Activity; readonly city: string } | undefined>
}
