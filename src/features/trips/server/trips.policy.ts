import { limited, signedIn } from '#platform/server/auth/policy.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { type Members, roleIn } from '../domain/trip-role.ts'

const fail = failWith(tripErrors)

export const tripPolicies = {
  listTrips: signedIn,
  createTrip: signedIn,
  getTrip: signedIn,
  updateTrip: signedIn,
  listAllDeadlines: limited(signedIn, {
    name: 'all-deadlines',
    points: 60,
    seconds: 600,
    by: 'account',
  }),
  readDeadlineMails: signedIn,
  setDeadlineMails: signedIn,
  listDeadlines: signedIn,
  checkTrip: signedIn,
  applyFix: signedIn,
  findBestDay: limited(signedIn, { name: 'best-days', points: 120, seconds: 600, by: 'account' }),
  readTripChanges: signedIn,
  copyTrip: signedIn,
  deleteTrip: signedIn,
  addItem: signedIn,
  updateItem: signedIn,
  deleteItem: signedIn,
}

type Caller = Pick<Session, 'userId'>

/**
 * The trip, if the caller owns or edits it. Throws trip-not-found for strangers, so that they do not learn
 * that it exists.
 */
export function requireMember<T extends Members>(trip: T | undefined, caller: Caller): T {
  if (!trip || roleIn(trip, caller.userId) === null) throw fail('trip-not-found')
  return trip
}

/** The trip, if the caller owns it. Throws owner-only for an editor, trip-not-found for strangers. */
export function requireOwn<T extends Members>(trip: T | undefined, caller: Caller): T {
  const seen = requireMember(trip, caller)
  if (roleIn(seen, caller.userId) !== 'owner') throw fail('owner-only')
  return seen
}
