import { sql } from 'kysely'
import { columnNames, columnsOf, type RowOf, selectionOf } from '#platform/server/db/column-map.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { Party } from '../domain/party.ts'
import type { TripOrigin } from '../domain/trip-origin.ts'
import type { TripDestination } from '../domain/trip-destination.ts'
import type { FieldVersions, Versioned } from '../domain/merge-fields.ts'
import type { Members } from '../domain/trip-role.ts'
import { editorsOf } from './trip-members.store.ts'
import type { Veil } from '../domain/veil.ts'
import type { TripsTable } from './trips.tables.ts'

/** The fields of a trip that a traveller may set. */
export interface TripFields {
  readonly title: string
  /** In order, never empty. */
  readonly destinations: readonly TripDestination[]
  readonly startDate: string
  readonly endDate: string
  /** For the whole party. */
  readonly budget: Money
  readonly party: Party
  readonly origin: TripOrigin | null
  /** Which of its places the traveller chose for a day, by name. */
  readonly dayPlaces: Readonly<Record<string, string>>
  /** Archived. */
  readonly archived: boolean
}

export interface Trip extends TripFields {
  readonly id: string
  readonly ownerId: string
  readonly version: number
  readonly fieldVersions: FieldVersions
  readonly updatedAt: Date
}

export interface ReadTrip extends Trip, Members {
  readonly createdAt: Date
  /** Veiled part. */
  readonly veiled: Veil | null
  /** Grows with every change of the trip or of an item, removals included. */
  readonly changes: number
}

/** Limit per account. */
export const tripsAtMost = 200

const columnOf = {
  title: 'title',
  destinations: 'destinations',
  startDate: 'start_date',
  endDate: 'end_date',
  budget: 'budget_minor',
  party: 'party',
  origin: 'origin',
  dayPlaces: 'day_places',
  archived: 'archived',
} as const satisfies Record<keyof TripFields, keyof TripsTable>

const ownColumns = [
  ...selectionOf(columnOf),
  'id',
  'owner_id as ownerId',
  'version',
  'field_versions as fieldVersions',
] as const
const columns = [...ownColumns, 'updated_at as updatedAt'] as const

const toTrip = (row: RowOf<Trip>): Trip => ({ ...row, budget: money('CAD', row.budget) })

/** Time of the last edit of a trip or of any of its items, removals included. */
export const lastEdit = sql<Date>`greatest(trips.updated_at, trips.items_updated_at)`

/** Counts versions, because times may tie and transactions end out of order; versions only grow. */
export const changeCount = sql<number>`(trips.version + trips.item_versions)`

/** A trip by id, without a permission check. */
export async function findTrip(db: Db, id: string): Promise<ReadTrip | undefined> {
  const row = await db
    .selectFrom('trips')
    .select([
      ...ownColumns,
      lastEdit.as('updatedAt'),
      changeCount.as('changes'),
      editorsOf(sql.ref('trips.id')).as('editorIds'),
      'created_at as createdAt',
      'veiled',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, ...toTrip(row) }
}

/** The change count alone, for the trip's owner and editors; undefined for all others. */
export async function findChangesFor(
  db: Db,
  id: string,
  userId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('trips')
    .select(changeCount.as('changes'))
    .where('id', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('owner_id', '=', userId),
        exists(
          selectFrom('trip_members as m')
            .select('m.user_id')
            .whereRef('m.trip_id', '=', 'trips.id')
            .where('m.user_id', '=', userId),
        ),
      ]),
    )
    .executeTakeFirst()
  return row?.changes
}

const tripCount = (ownerId: string) => sql<number>`
  (select count(*) from trips where owner_id = ${ownerId})`

/**
 * Serialises an account's new trips until their transactions end (advisory lock). It must be a statement of
 * its own, so that the next one sees what was committed while this one waited.
 */
export async function lockTripCreation(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trips'), hashtext(${ownerId}))`.execute(db)
}

/** Inserts a trip; undefined if the id is taken or the account has `below` trips. */
export async function insertTrip(
  db: Db,
  trip: TripFields & { readonly id: string; readonly ownerId: string },
  below: number,
): Promise<Trip | undefined> {
  const written = { id: trip.id, owner_id: trip.ownerId, ...columnsOf(columnOf, trip) }
  const row = await db
    .insertInto('trips')
    .columns(columnNames(written))
    .expression(
      sql`select ${sql.join(Object.values(written))} where ${tripCount(trip.ownerId)} < ${below}`,
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toTrip(row)
}

export async function saveTrip(db: Db, id: string, next: Versioned<TripFields>): Promise<Trip> {
  const { values, version, fieldVersions } = next
  const row = await db
    .updateTable('trips')
    .set({
      ...columnsOf(columnOf, values),
      version,
      field_versions: JSON.stringify(fieldVersions),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toTrip(row)
}

export async function deleteTripOf(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('trips')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Trips that the account can edit and hasn't archived, overlapping some days; next first. */
export async function listTripsHolding(
  db: Db,
  userId: string,
): Promise<(days: { readonly from: string; readonly to: string }) => string[]> {
  const { rows } = await sql<{ id: string; start_date: string; end_date: string }>`
    select id, start_date, end_date from trips
    where not archived and id in (
      select id from trips where owner_id = ${userId}
      union all select m.trip_id from trip_members m where m.user_id = ${userId})
    order by start_date, id`.execute(db)
  return ({ from, to }) =>
    rows.filter((trip) => trip.start_date <= from && trip.end_date >= to).map(({ id }) => id)
}
