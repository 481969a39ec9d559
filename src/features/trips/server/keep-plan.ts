import { createHash } from 'node:crypto'
import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { cad } from '#platform/shared/money.ts'
import { newItemSchema } from '../contract/trip-item.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { placesOfDays } from '../domain/day-places.ts'
import { defaultTitle } from '../domain/default-title.ts'
import { type PlannedItem, veiledBy } from '../domain/veil.ts'
import { draftItem } from './draft-trip.ts'
import type { TripDeps } from './trip-deps.ts'
import { changeItems, type HeldTrip } from './trip-counts.store.ts'
import { insertItem, listItems, type ListedItem } from './trip-items.store.ts'
import {
  findTrip,
  insertTrip,
  lockTripCreation,
  type ReadTrip,
  tripsAtMost,
} from './trips.store.ts'
import { saveVeil } from './veil.store.ts'

const fail = failWith(tripErrors)
const itemsAtMost = 1000

/** Deterministic UUID of a text. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** A plan's item in the shape of a stored one. */
export const plannedAsListed = (item: PlannedItem): ListedItem => {
  const { id, position } = item
  return draftItem({ ...newItemSchema.parse(item), id, position })
}

/** Adds a plan's items to a trip unchanged. */
export async function insertPlanned(trip: HeldTrip, items: readonly PlannedItem[]): Promise<void> {
  for (const item of items) {
    const { version: _, paid: __, paidBy: ___, booking: ____, ...fields } = plannedAsListed(item)
    await insertItem(trip, fields, itemsAtMost)
  }
}

/**
 * Keeps a plan as a trip of the account's: what its tier holds as the trip, the rest behind a veil. Asked
 * for again it answers with the trip as it is now. Throws plan-not-found or too-many-trips.
 */
export async function keepPlan(
  { db, readPlan, tripPlaces }: TripDeps,
  session: Session,
  planId: string,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  const id = idOf(`${planId}:${session.userId}`)
  return db.transaction().execute(async (tx) => {
    await lockTripCreation(tx, session.userId)
    const before = await findTrip(tx, id)
    if (before) return { trip: before, items: await listItems(tx, id) }
    const plan = await readPlan(planId)
    if (!plan) throw fail('plan-not-found')
    const own = plan.items.map((item) => ({ ...item, id: idOf(`${id}:${item.id}`) }))
    const placeOn = placesOfDays({ ...plan, dayPlaces: {} }, own.map(plannedAsListed), (iata) =>
      tripPlaces.airport(iata),
    )
    const held = veiledBy({ ...plan, items: own }, placeOn, permissionsOf(session.grants))
    const { endDate, destinations, items, veil } = held
    const { startDate, party, origin, budgetCad } = plan
    const budget = cad(budgetCad)
    const dates = { startDate, endDate }
    const title = defaultTitle(plan)
    const fields = { title, destinations, ...dates, budget, party, origin }
    const created = { ...fields, dayPlaces: {}, archived: false, id, ownerId: session.userId }
    if (!(await insertTrip(tx, created, tripsAtMost))) throw fail('too-many-trips')
    await changeItems(tx, id, (trip) => insertPlanned(trip, items))
    if (veil) await saveVeil(tx, id, veil)
    const trip = await findTrip(tx, id)
    if (!trip) throw fail('trip-not-found')
    return { trip, items: await listItems(tx, id) }
  })
}
