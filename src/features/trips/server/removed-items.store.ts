import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { HeldTrip } from './trip-counts.store.ts'

/**
 * So long what was removed can be told from what was never there. Three times as long as a session lasts:
 * a browser that was away for longer has to sign in again before it sends what it kept.
 */
const keptDays = 90

/** Condition: removed long ago and not paid for by a booking. */
const isPurgeable = sql`deleted_at < now() - make_interval(days => ${keptDays}) and not exists (
  select from trip_payments p where p.trip_id = trip_items.trip_id and p.item_id = trip_items.id)`

/**
 * What was removed follows the party as what is there does (`forHeads`): brought back, it is for those who
 * travel by then. What a booking has paid for stays as it was.
 */
export async function repriceRemoved(
  { db, id: tripId }: HeldTrip,
  heads: { readonly before: number; readonly after: number },
): Promise<void> {
  await sql`
    update trip_items set
      quantity = ${heads.after},
      price_minor = price_minor / quantity * ${heads.after},
      version = version + 1,
      field_versions = field_versions ||
        jsonb_build_object('price', version + 1, 'quantity', version + 1)
    where trip_id = ${tripId} and deleted_at is not null and basis = 'person'
      and quantity = ${heads.before} and status in ('idea', 'planned')
      and not exists (
        select from trip_payments p
        where p.trip_id = trip_items.trip_id and p.item_id = trip_items.id)`.execute(db)
}

export async function tripsToPurge(db: Db, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct trip_id as id from trip_items where ${isPurgeable} limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Deletes the rows of what was removed from a trip so long ago. Their versions become the trip's: its number
 * of changes, by which windows and kept answers know it again, neither falls nor moves. Answers how many.
 */
export async function purgeRemoved({ db, id: tripId }: HeldTrip): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from trip_items where trip_id = ${tripId} and ${isPurgeable}
      returning version, updated_at
    ), sums as (
      select count(*)::int as count, sum(version)::int as versions, max(updated_at) as last from gone
    ), kept as (
      update trips set version = version + versions, updated_at = greatest(updated_at, last)
      from sums where trips.id = ${tripId} and count > 0
    )
    select count from sums`.execute(db)
  return rows[0]?.count ?? 0
}
