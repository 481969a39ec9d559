import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { checkTier } from './check-tier.ts'
import { changeItems } from './trip-counts.store.ts'
import { copyItems, listItems, type ListedItem } from './trip-items.store.ts'
import { requireMember, requireOwn } from './trips.policy.ts'
import {
  findTrip,
  insertTrip,
  type ReadTrip,
  lockTripCreation,
  tripsAtMost,
} from './trips.store.ts'

const fail = failWith(tripErrors)

/**
 * A second trip with the same fields and items. Asked for again with the same id it answers with the
 * copy as it is now. Throws trip-not-found, tier-required, too-many-trips or id-taken.
 */
export async function copyTrip(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  { id, title }: { id: string; title: string },
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  return db.transaction().execute(async (tx) => {
    const trip = requireMember(await findTrip(tx, tripId), session)
    // A concurrent second request then finds the first's trip.
    await lockTripCreation(tx, session.userId)
    const before = await findTrip(tx, id)
    if (before && (before.ownerId !== session.userId || id === tripId)) throw fail('id-taken')
    if (before) return { trip: before, items: await listItems(tx, id) }
    checkTier(session, trip)
    const wanted = { ...trip, id, title, archived: false, ownerId: session.userId }
    if (!(await insertTrip(tx, wanted, tripsAtMost))) throw fail('too-many-trips')
    await changeItems(tx, id, (copy) => copyItems(tripId, copy))
    const copy = requireOwn(await findTrip(tx, id), session)
    return { trip: copy, items: await listItems(tx, id) }
  })
}
