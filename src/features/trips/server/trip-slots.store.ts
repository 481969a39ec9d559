import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { HeldTrip } from './trip-counts.store.ts'

/** Slot facts of an item; undefined if unknown. */
export async function findChoice(
  db: Db,
  tripId: string,
  id: string,
): Promise<{ readonly choice: string | null } | undefined> {
  return db
    .selectFrom('trip_items')
    .select('choice')
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .executeTakeFirst()
}

const isHeld = sql<boolean>`exists (
  select from trip_payments p
  where p.trip_id = trip_items.trip_id and p.item_id = trip_items.id and p.state in ('confirmed', 'cancelling'))`

/** Planned or booked items of a slot, except one. */
export async function listSlot(
  db: Db,
  tripId: string,
  { choice, but }: { readonly choice: string; readonly but: string },
): Promise<readonly { readonly id: string; readonly booked: boolean }[]> {
  const rows = await db
    .selectFrom('trip_items')
    .select(['id', sql<boolean>`status = 'booked' or ${isHeld}`.as('booked')])
    .where('trip_id', '=', tripId)
    .where('choice', '=', choice)
    .where('id', '<>', but)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(status in ('planned', 'booked') or ${isHeld})`)
    .execute()
  return rows
}

/** Items become ideas, as by an edit of each. */
export async function makeIdeas(
  { db, id: tripId }: HeldTrip,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update trip_items set
      status = 'idea',
      version = version + 1,
      updated_at = now(),
      field_versions = field_versions || jsonb_build_object('status', version + 1)
    where trip_id = ${tripId} and id = any(${[...ids]}::uuid[])`.execute(db)
}
