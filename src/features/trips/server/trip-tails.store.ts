import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** Whether an account may edit the trip `t`. */
export const isEditor = (userId: RawBuilder<unknown>) => sql<boolean>`(
  t.owner_id = ${userId} or exists (
    select from trip_members m where m.trip_id = t.id and m.user_id = ${userId}))`

/** Whether an id is that of an item of `t` that waits for a higher tier. */
export const isVeiled = (itemId: RawBuilder<unknown>) => sql<boolean>`coalesce(
  t.veiled -> 'items' @> jsonb_build_array(jsonb_build_object('id', ${itemId})), false)`

/** What an item that is added needs of its trip. */
export interface Tail {
  readonly startDate: string
  readonly endDate: string
  /** The last position of all its days. */
  readonly last: string | null
  /** The id is that of an item that waits for a higher tier. */
  readonly isVeiled: boolean
}

/** Undefined where the account may not edit the trip. */
export async function readTail(
  db: Db,
  tripId: string,
  userId: string,
  itemId: string,
): Promise<Tail | undefined> {
  const { rows } = await sql<Tail>`
    select t.start_date as "startDate", t.end_date as "endDate", t.last_position as last,
      ${isVeiled(sql`${itemId}::text`)} as "isVeiled"
    from trips t where t.id = ${tripId} and ${isEditor(sql`${userId}::text`)}`.execute(db)
  return rows[0]
}
