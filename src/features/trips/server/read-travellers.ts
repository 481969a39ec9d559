import type { Session } from '#platform/server/auth/session.ts'
import { type EnteredTravellers, listTravellers } from './travellers.store.ts'
import type { TripDeps } from './trip-deps.ts'
import { requireMember } from './trips.policy.ts'
import type { ReadTrip } from './trips.store.ts'

/** Travellers by account, for editors. */
export const readTravellers = async (
  deps: TripDeps,
  session: Pick<Session, 'userId'>,
  trip: ReadTrip,
): Promise<readonly EnteredTravellers[]> => listTravellers(deps, requireMember(trip, session).id)
