import { signedIn } from '#platform/server/auth/policy.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'

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

/** The trip, if the caller may see and change it; a stranger learns not even that it exists. */
export function requireOwn<T extends { readonly ownerId: string }>(
  trip: T | undefined,
  session: Pick<Session, 'userId'>,
): T {
  if (!trip || trip.ownerId !== session.userId) throw fail('trip-not-found')
  return trip
}
