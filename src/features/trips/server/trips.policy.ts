import { signedIn } from '#platform/server/auth/policy.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { TripRole } from '../domain/trip-role.ts'

const fail = failWith(tripErrors)

export const tripPolicies = {
  listTrips: signedIn,
  createTrip: signedIn,
  getTrip: signedIn,
  updateTrip: signedIn,
  readTripChanges: signedIn,
  copyTrip: signedIn,
  deleteTrip: signedIn,
  addItem: signedIn,
  updateItem: signedIn,
  deleteItem: signedIn,
}

/** Who may do what with a trip. */
export interface Members {
  readonly ownerId: string
  readonly editorIds: readonly string[]
}

type Caller = Pick<Session, 'userId'>

export const roleIn = ({ ownerId }: Members, { userId }: Caller): TripRole =>
  ownerId === userId ? 'owner' : 'editor'

/** The trip, if the caller is its owner or may edit it; a stranger learns not even that it exists. */
export function requireMember<T extends Members>(trip: T | undefined, caller: Caller): T {
  const { userId } = caller
  if (!trip || (trip.ownerId !== userId && !trip.editorIds.includes(userId)))
    throw fail('trip-not-found')
  return trip
}

/** The trip, if it is the caller's. Throws owner-only for whoever may edit it, trip-not-found for strangers. */
export function requireOwn<T extends Members>(trip: T | undefined, caller: Caller): T {
  const seen = requireMember(trip, caller)
  if (roleIn(seen, caller) !== 'owner') throw fail('owner-only')
  return seen
}
