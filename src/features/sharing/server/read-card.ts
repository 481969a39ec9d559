import type { Db } from '#platform/server/db/tables.ts'
import { type TripCard, tripCard } from '../domain/trip-card.ts'
import { presentSharedTrip } from './present-sharing.ts'
import { findShared, readSharer } from './read-shared.ts'

/** What the preview picture of a shared trip says; undefined where the link leads nowhere. */
export async function readSharedCard(
  deps: { readonly db: Db },
  token: string,
): Promise<TripCard | undefined> {
  const shared = await findShared(deps, 'page', token)
  if (!shared) return undefined
  const { trip, items, link } = shared
  return tripCard(presentSharedTrip(trip, items, link, await readSharer(deps, shared)))
}
