import { sql } from 'kysely'
import {
  columnNames,
  columnsOf,
  jsonColumnsOf,
  type RowOf,
  selectionOf,
} from '#platform/server/db/column-map.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type Money, money } from '#platform/shared/money.ts'
import { withTotal } from '../domain/item-price.ts'
import type { ItemBooking } from '../domain/item-state.ts'
import type { FieldVersions, Versioned } from '../domain/merge-fields.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { countAdded, type HeldTrip } from './trip-counts.store.ts'
import { type ItemLedger, ledgerFor, ledgersOf } from './trip-ledger.ts'
import { isEditor, isVeiled, type Tail } from './trip-tails.store.ts'
import type { TripItemsTable } from './trips.tables.ts'

export interface StoredItem extends ItemFields {
  readonly id: string
  /** The sum paid by bookings that we hold, which then counts as the price. Null if we hold none. */
  readonly paid: Money | null
  /** The payers, in order of payment: a name, or null for a payer who is no longer in the trip. */
  readonly paidBy: readonly (string | null)[]
  readonly booking: ItemBooking | null
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
  basis: 'basis',
  quantity: 'quantity',
  status: 'status',
  choice: 'choice',
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
  hours: 'hours',
  lastEntryMinutes: 'last_entry_minutes',
  advanceTicket: 'advance_ticket',
  countryCode: 'country_code',
  priority: 'priority',
} as const satisfies Record<keyof ItemFields, keyof TripItemsTable>

/** An item as shown, without write-only fields. */
export type ListedItem = ItemFields & Pick<StoredItem, 'id' | 'version' | keyof Ledgered>

const listedColumns = [...selectionOf(columnOf), 'id', 'version'] as const

const columns = [
  ...listedColumns,
  ledgerFor.as('ledger'),
  'field_versions as fieldVersions',
  'deleted_at as deletedAt',
  'restored_by as restoredBy',
  'updated_at as updatedAt',
] as const

type Ledgered = Pick<StoredItem, 'paid' | 'paidBy' | 'booking'>
type RowWith<T> = Omit<RowOf<T>, keyof Ledgered> & { readonly ledger: ItemLedger | null }

const cents = (amount: number): Money => money('CAD', amount)

function bookingOf({ booking }: ItemLedger): ItemBooking {
  const { id, reference, state, freeUntil, isErased, paid, givenBack } = booking
  const freeCancellationUntil = freeUntil && new Date(freeUntil).toISOString()
  return {
    id,
    reference,
    state,
    freeCancellationUntil,
    isErased,
    paid: cents(paid),
    refunded: cents(givenBack),
  }
}

/** Adds the ledger to an item: with a booking that we hold, it is booked at the paid price. */
function toItem<R extends RowWith<ListedItem>>({ ledger, price, status, ...row }: R) {
  const paid = ledger?.paid ?? null
  const { basis, quantity }: Pick<ItemFields, 'basis' | 'quantity'> = row
  return {
    ...row,
    ...withTotal({ basis, quantity }, cents(paid ?? price)),
    status: paid === null ? status : ('booked' as const),
    paid: paid === null ? null : cents(paid),
    paidBy: ledger?.paidBy ?? [],
    booking: ledger && bookingOf(ledger),
  }
}

/** The items of a trip that are not removed, in no particular order. */
export async function listItems(db: Db, tripId: string): Promise<ListedItem[]> {
  const rows: RowWith<ListedItem>[] = await db
    .selectFrom('trip_items')
    .leftJoin(ledgersOf(tripId).as('ledgers'), (join) =>
      join.onRef('ledgers.item_id', '=', 'trip_items.id'),
    )
    .select([...listedColumns, 'ledgers.ledger'])
    .where('trip_id', '=', tripId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(toItem)
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
  { db, id: tripId }: HeldTrip,
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
    .columns(columnNames(row))
    .expression(sql`select ${sql.join(Object.values(row))} where ${itemCount(tripId)} < ${below}`)
    .onConflict((conflict) => conflict.columns(['trip_id', 'id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return inserted && toItem(inserted)
}

const insertable = ['trip_id', 'id', ...Object.values(columnOf)].map((column) => sql.ref(column))

export type NewItem = ItemFields & {
  readonly id: string
  readonly tripId: string
  /** Who adds it. */
  readonly userId: string
}

/**
 * Inserts items of any trips in one statement, and counts them; answers those that went in, with the dates of
 * their trips. It waits for nothing and leaves out what it cannot be sure of: items that another may not add,
 * that are there, were paid for or wait for a tier, and those of trips that are held, that were written since
 * the statement began, have more than `below` items, or one that does not stand before `behind`.
 */
export async function insertItems(
  db: Db,
  items: readonly NewItem[],
  { behind, below }: { readonly behind: string; readonly below: number },
): Promise<ReadonlyMap<NewItem, Pick<Tail, 'startDate' | 'endDate'>>> {
  // As JSON alone: for a list of their trips the planner would plan anew each time, by its length.
  const json = JSON.stringify(
    items.map(({ tripId, userId, id, ...item }) => ({
      trip_id: tripId,
      user_id: userId,
      id,
      ...jsonColumnsOf(columnOf, item),
    })),
  )
  const { rows } = await sql<{ key: string; startDate: string; endDate: string }>`
    with wished as materialized (
      select wish ->> 'user_id' as user_id, item.*
      from jsonb_array_elements(${json}::jsonb) wish, jsonb_populate_record(null::trip_items, wish) item
    ), held as (
      select * from trips t
      where id in (select trip_id from wished) and item_count <= ${below}
        and coalesce(last_position < ${behind}, true)
        -- A row that was written since the statement began is read anew for its lock; the one beside it is not.
        and xmin = (select before.xmin from trips before where before.id = t.id)
      for no key update skip locked
    ), added as (
      insert into trip_items (${sql.join(insertable)})
      select ${sql.join(insertable.map((column) => sql`w.${column}`))}
      from wished w join held t on t.id = w.trip_id
      where ${isEditor(sql`w.user_id`)} and not ${isVeiled(sql`w.id`)} and not exists (
        select from trip_payments p where p.trip_id = w.trip_id and p.item_id = w.id)
      on conflict do nothing returning *
    ), counted as (${countAdded})
    select a.trip_id || '/' || a.id as key, t.start_date as "startDate", t.end_date as "endDate"
    from added a join held t on t.id = a.trip_id`.execute(db)
  const byKey = new Map(rows.map(({ key, ...dates }) => [key, dates]))
  return new Map(
    items.flatMap((item) => {
      const dates = byKey.get(`${item.tripId}/${item.id}`)
      return dates ? [[item, dates] as const] : []
    }),
  )
}

/** Writes the merged fields and clears the removal. */
export async function saveItem(
  { db, id: tripId }: HeldTrip,
  id: string,
  next: Versioned<ItemFields>,
): Promise<StoredItem> {
  const row = await db
    .updateTable('trip_items')
    .set({
      ...columnsOf(columnOf, next.values),
      version: next.version,
      field_versions: JSON.stringify(next.fieldVersions),
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
  .filter((column) => !['offer', 'estimated', 'status'].includes(column))
  .map((column) => sql.ref(column))

/**
 * Copies the items of a trip that are not removed into another trip. An offer's price holds for one booking
 * only, so the copy's price becomes an estimate. Bookings stay with the first trip.
 */
export async function copyItems(from: string, { db, id: to }: HeldTrip): Promise<void> {
  await sql`
    insert into trip_items (trip_id, id, ${sql.join(copied)}, estimated, status)
    select ${to}::uuid, id, ${sql.join(copied)}, estimated or offer is not null,
      case status when 'booked' then 'planned' else status end
    from trip_items where trip_id = ${from} and deleted_at is null`.execute(db)
}

/** Undos are retried within days, not years: the latest fifty are enough to recognise one. */
const restoresKept = 50

/** Stores that an Undo was handled, even if nothing was left to restore. */
export async function noteRestore(
  { db, id: tripId }: HeldTrip,
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
export async function markItemDeleted({ db, id: tripId }: HeldTrip, id: string): Promise<void> {
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

export async function countItems(db: Db, tripId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${itemCount(tripId)} as count`.execute(db)
  return rows[0]?.count ?? 0
}
