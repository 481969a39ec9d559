import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { placesOfDays } from '../domain/day-places.ts'
import { veiledBy } from '../domain/veil.ts'
import { insertPlanned, plannedAsListed } from './keep-plan.ts'
import { readTrip } from './read-trip.ts'
import { changeItems } from './trip-counts.store.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import { findTrip, type ReadTrip, saveTrip } from './trips.store.ts'
import { lockTrip } from './lock-trip.ts'
import { listVeiledTrips, readGrants, saveVeil } from './veil.store.ts'

type Allowed = ReturnType<typeof permissionsOf>

/** The trip with newly allowed days; true if any were added. */
async function unveil(tx: Db, trip: ReadTrip, allowed: Allowed): Promise<boolean> {
  const { veiled, startDate, version, fieldVersions } = trip
  if (!veiled) return false
  const { endDate, destinations, items } = veiled
  const listed = [...(await listItems(tx, trip.id)), ...items.map(plannedAsListed)]
  const whole = { ...trip, endDate, destinations }
  const held = veiledBy(
    { startDate, endDate, destinations, items },
    placesOfDays(whole, listed),
    allowed,
  )
  if (held.endDate <= trip.endDate) return false
  await changeItems(tx, trip.id, (one) => insertPlanned(one, held.items))
  const next = { ...trip, endDate: held.endDate, destinations: held.destinations }
  await saveTrip(tx, trip.id, {
    values: next,
    version: version + 1,
    fieldVersions: { ...fieldVersions, endDate: version + 1, destinations: version + 1 },
  })
  await saveVeil(tx, trip.id, held.veil)
  return true
}

/** Opens the days of one trip that its owner's tier holds by now, in the caller's transaction. */
async function unveilTrip(tx: Db, id: string): Promise<boolean> {
  await lockTrip(tx, id)
  const trip = await findTrip(tx, id)
  return trip ? unveil(tx, trip, permissionsOf(await readGrants(tx, trip.ownerId))) : false
}

/** Opens the days that an account's tier holds by now, in the transaction that grants it. */
export async function unveilTrips(tx: Db, ownerId: string): Promise<void> {
  for (const id of await listVeiledTrips(tx, ownerId)) await unveilTrip(tx, id)
}

/**
 * A trip for its members; what its owner's tier came to hold in another way than by a purchase, such as a
 * seat in a team, is opened before.
 */
export async function readOpenedTrip(
  { db }: { db: Db },
  session: Session,
  id: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  const whole = await readTrip({ db }, session, id)
  const { trip } = whole
  if (!trip.veiled || trip.ownerId !== session.userId) return whole
  const opened = await db.transaction().execute((tx) => unveilTrip(tx, id))
  return opened ? readTrip({ db }, session, id) : whole
}
