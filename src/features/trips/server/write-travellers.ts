import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Traveller } from '../domain/traveller.ts'
import { type Members, memberRole } from '../domain/trip-role.ts'
import { removeTravellers, saveTravellers } from './travellers.store.ts'

/**
 * Each account replaces the travellers that it entered; an empty list from the owner removes all of them.
 */
export async function writeTravellers(
  deps: { readonly db: Db; readonly seals: Seals },
  { userId }: Pick<Session, 'userId'>,
  trip: Pick<Members, 'ownerId'> & { readonly id: string },
  travellers: readonly Traveller[],
): Promise<void> {
  if (travellers.length > 0) return saveTravellers(deps, { tripId: trip.id, userId }, travellers)
  const isOwner = memberRole(trip, userId) === 'owner'
  await removeTravellers(deps.db, trip.id, isOwner ? 'everyone' : userId)
}
