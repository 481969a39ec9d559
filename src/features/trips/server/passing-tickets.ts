import { sql } from 'kysely'
import { passTickets, ticketPrefixes } from '../domain/shared-ticket.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import { findItem, listItems, type ListedItem, saveItem } from './trip-items.store.ts'

const fares = {
  isFree: ({ price }: ListedItem): boolean => price.amountMinor === 0,
  fareOf: ({ price, basis, quantity, estimated }: ListedItem) => ({
    price,
    basis,
    quantity,
    estimated,
  }),
  freed: (item: ListedItem): ListedItem => ({ ...item, price: { ...item.price, amountMinor: 0 } }),
}

/** Whether something of a trip is paid with another; of most trips nothing is. */
const sharesTickets = async ({ db, id }: HeldTrip): Promise<boolean> =>
  (await db
    .selectFrom('trip_items')
    .select('id')
    .where('trip_id', '=', id)
    .where('deleted_at', 'is', null)
    .where((is) =>
      is.or(ticketPrefixes.map((prefix) => sql<boolean>`starts_with(description, ${prefix})`)),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

async function pass(trip: HeldTrip, before: readonly ListedItem[]): Promise<void> {
  const after = await listItems(trip.db, trip.id)
  const known = new Map(after.map((one) => [one.id, one]))
  for (const next of passTickets(before, after, fares)) {
    const old = known.get(next.id)
    const item = old === next ? undefined : await findItem(trip.db, trip.id, next.id)
    if (!item) continue
    const version = item.version + 1
    const { description, price, basis, quantity, estimated } = next
    const fields = {
      description,
      ...(old && fares.isFree(next) === fares.isFree(old)
        ? {}
        : { price, basis, quantity, estimated }),
    }
    const touched = Object.fromEntries(Object.keys(fields).map((field) => [field, version]))
    await saveItem(trip, item.id, {
      values: { ...item, ...fields },
      version,
      fieldVersions: { ...item.fieldVersions, ...touched },
    })
  }
}

/** Does what may take an item out of its trip: where that has paid the ticket of others, one of them pays it now. */
export async function passingTickets<T>(trip: HeldTrip, work: () => Promise<T>): Promise<T> {
  const before = (await sharesTickets(trip)) ? await listItems(trip.db, trip.id) : []
  const done = await work()
  if (before.length > 0) await pass(trip, before)
  return done
}
