import { sql } from 'kysely'
import { columnsOf, type RowOf, selectionOf } from '#platform/server/db/column-map.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { FieldVersions, Versioned } from '../domain/merge-fields.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import type { Members } from '../domain/trip-role.ts'
import { editorsOf } from './trip-members.store.ts'
import { paidByFor, paidFor, paidItemsBy } from './trip-payments.store.ts'
import type { TripItemsTable } from './trips.tables.ts'

export interface StoredItem extends ItemFields {
  readonly id: string
  /** The sum paid by bookings, which then counts as the price. Null while the item is only planned. */
  readonly paid: Money | null
  /** The payers, in order of payment: a name, or null for a payer who is no longer in the trip. */
  readonly paidBy: readonly (string | null)[]
  readonly version: number
  readonly fieldVersions: FieldVersions
  readonly deletedAt: Date | null
  /** The ids of the Undos that restored it, latest last. */
  readonly restoredBy: readonly string[]
  readonly updatedAt: Date
}

const columnOf = {
  type: 'type',
  name: 'name',
  description: 'description',
  location: 'location',
  price: 'price_minor',
  estimated: 'estimated',
  sample: 'sample',
  day: 'day',
  time: 'time',
  durationMinutes: 'duration_minutes',
  nights: 'nights',
  lat: 'lat',
  lng: 'lng',
  position: 'position',
  link: 'link',
  source: 'source',
  original: 'original',
  offer: 'offer',
  details: 'details',
} as const satisfies Record<keyof ItemFields, keyof TripItemsTable>

/** An item as a trip shows it, without the fields that only writers need. */
export type ListedItem = ItemFields & Pick<StoredItem, 'id' | 'version' | 'paid' | 'paidBy'>

const listedColumns = [...selectionOf(columnOf), 'id', 'version'] as const

const columns = [
  ...listedColumns,
  paidFor.as('paid'),
  paidByFor.as('paidBy'),
  'field_versions as fieldVersions',
  'deleted_at as deletedAt',
  'restored_by as restoredBy',
  'updated_at as updatedAt',
] as const

interface PaymentRow {
  readonly paid: number | null
  readonly paidBy: StoredItem['paidBy'] | null
}
type RowWith<T> = Omit<RowOf<T>, keyof PaymentRow> & PaymentRow

const paymentOf = ({ paid, paidBy }: PaymentRow): Pick<StoredItem, keyof PaymentRow> => ({
  paid: paid === null ? null : money('CAD', paid),
  paidBy: paidBy ?? [],
})

/** With the planned price, because edits change the plan. */
const toItem = (row: RowWith<StoredItem>): StoredItem => ({
  ...row,
  price: money('CAD', row.price),
  ...paymentOf(row),
})

/** With the paid price, if there is one, instead of the planned one. */
const toListed = (row: RowWith<ListedItem>): ListedItem => {
  const payment = paymentOf(row)
  return { ...row, ...payment, price: payment.paid ?? money('CAD', row.price) }
}

/** The items of a trip that are not removed, in no particular order. */
export async function listItems(db: Db, tripId: string): Promise<ListedItem[]> {
  const rows: RowWith<ListedItem>[] = await db
    .selectFrom('trip_items')
    .leftJoin(paidItemsBy(tripId).as('payments'), (join) =>
      join.onRef('payments.item_id', '=', 'trip_items.id'),
    )
    .select([...listedColumns, 'payments.paid', 'payments.paidBy'])
    .where('trip_id', '=', tripId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(toListed)
}

/** An item, removed or not; its row is locked until the transaction ends. */
export async function findItem(
  db: Db,
  tripId: string,
  id: string,
): Promise<StoredItem | undefined> {
  const row = await db
    .selectFrom('trip_items')
    .select(columns)
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toItem(row)
}

const itemCount = (tripId: string) => sql<number>`
  (select count(*) from trip_items where trip_id = ${tripId} and deleted_at is null)`

/**
 * Inserts an item; undefined if the trip already has this id, or has `below` items. `restore` is the id of
 * the Undo, stored so that a retry is recognised.
 */
export async function insertItem(
  db: Db,
  tripId: string,
  {
    id,
    restore,
    ...item
  }: ItemFields & { readonly id: string; readonly restore?: string | undefined },
  below: number,
): Promise<StoredItem | undefined> {
  const heard = restore === undefined ? {} : { restored_by: [restore] }
  const row = { trip_id: tripId, id, ...columnsOf(columnOf, item), ...heard }
  const inserted = await db
    .insertInto('trip_items')
    .columns(Object.keys(row) as (keyof typeof row)[])
    .expression(sql`select ${sql.join(Object.values(row))} where ${itemCount(tripId)} < ${below}`)
    .onConflict((conflict) => conflict.columns(['trip_id', 'id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return inserted && toItem(inserted)
}

/** Writes the merged fields and clears the removal. */
export async function saveItem(
  db: Db,
  tripId: string,
  id: string,
  next: Versioned<ItemFields>,
): Promise<StoredItem> {
  const row = await db
    .updateTable('trip_items')
    .set({
      ...columnsOf(columnOf, next.values),
      version: next.version,
      field_versions: JSON.stringify(next.fieldVersions) as never,
      updated_at: sql<Date>`now()`,
      deleted_at: null,
    })
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toItem(row)
}

const copied = Object.values(columnOf)
  .filter((column) => !['offer', 'estimated'].includes(column))
  .map((column) => sql.ref(column))

/**
 * Copies the items of a trip that are not removed into another trip. An offer's price holds for one booking
 * only, so the copy's price becomes an estimate.
 */
export async function copyItems(db: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into trip_items (trip_id, id, ${sql.join(copied)}, estimated)
    select ${to}::uuid, id, ${sql.join(copied)}, estimated or offer is not null
    from trip_items where trip_id = ${from} and deleted_at is null`.execute(db)
}

/** Undos are retried within days, not years: the latest fifty are enough to recognise one. */
const restoresKept = 50

/** Stores that an Undo was handled, even if nothing was left to restore. */
export async function noteRestore(
  db: Db,
  tripId: string,
  item: Pick<StoredItem, 'id' | 'restoredBy'>,
  restore: string,
): Promise<void> {
  const known = [...item.restoredBy, restore].slice(-restoresKept)
  await db
    .updateTable('trip_items')
    .set({ restored_by: known })
    .where('trip_id', '=', tripId)
    .where('id', '=', item.id)
    .execute()
}

/** A removal raises the version like any other change. */
export async function markItemDeleted(db: Db, tripId: string, id: string): Promise<void> {
  await db
    .updateTable('trip_items')
    .set({
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Serialises the adds of a trip until their transactions end (advisory lock). It must be a statement of its
 * own, so that the next one sees what was committed while this one waited.
 */
export async function takeTurnToAdd(db: Db, tripId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trip_items'), hashtext(${tripId}))`.execute(db)
}

export async function countItems(db: Db, tripId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${itemCount(tripId)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** The owner, the editors and the last position of a day; undefined if there is no such trip. */
export async function readTail(
  db: Db,
  tripId: string,
  day: string | null,
): Promise<(Members & { last: string | null }) | undefined> {
  const { rows } = await sql<Members & { last: string | null }>`
    select owner_id as "ownerId", ${editorsOf(sql.ref('trips.id'))} as "editorIds", (
      select max(position) from trip_items
      where trip_id = ${tripId} and deleted_at is null and day is not distinct from ${day}::date
    ) as last
    from trips where id = ${tripId}`.execute(db)
  return rows[0]
}
