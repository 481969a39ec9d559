import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** A day of a trip, requested by an account. */
interface Asked {
  readonly tripId: string
  readonly userId: string
  readonly item: { readonly id: string; readonly day: string | null }
}

/** The dates of a trip, and the last position of one of its days. */
export interface Tail {
  readonly startDate: string
  readonly endDate: string
  readonly last: string | null
  /** The id is that of an item that waits for a higher tier. */
  readonly isVeiled: boolean
}

/** One per request, in order; undefined if the account can't edit the trip. */
export async function readTails(
  db: Db,
  asked: readonly Asked[],
): Promise<readonly (Tail | undefined)[]> {
  const [trips, users, ids, days] = [
    asked.map(({ tripId }) => tripId),
    asked.map(({ userId }) => userId),
    asked.map(({ item }) => item.id),
    asked.map(({ item }) => item.day),
  ]
  const { rows } = await sql<Tail & { at: number }>`
    select at, t.start_date as "startDate", t.end_date as "endDate", (
      select max(i.position) from trip_items i
      where i.trip_id = t.id and i.deleted_at is null and i.day is not distinct from a.day) as last,
      coalesce(t.veiled -> 'items' @> jsonb_build_array(jsonb_build_object('id', a.item_id)), false)
        as "isVeiled"
    from unnest(${trips}::uuid[], ${users}::text[], ${ids}::text[], ${days}::date[])
      with ordinality as a (trip_id, user_id, item_id, day, at)
    join trips t on t.id = a.trip_id
    where t.owner_id = a.user_id or exists (
      select from trip_members m where m.trip_id = t.id and m.user_id = a.user_id)`.execute(db)
  const byPlace = new Map(rows.map(({ at, ...tail }) => [at - 1, tail]))
  return asked.map((_, at) => byPlace.get(at))
}
