import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** What is asked about: a day of a trip, by an account. */
interface Asked {
  readonly tripId: string
  readonly userId: string
  readonly item: { readonly day: string | null }
}

/** The dates of a trip, and the last position of one of its days. */
export interface Tail {
  readonly startDate: string
  readonly endDate: string
  readonly last: string | null
}

/** One for each that is asked about, in order; undefined where the account may not edit the trip. */
export async function readTails(
  db: Db,
  asked: readonly Asked[],
): Promise<readonly (Tail | undefined)[]> {
  const [trips, users, days] = [
    asked.map(({ tripId }) => tripId),
    asked.map(({ userId }) => userId),
    asked.map(({ item }) => item.day),
  ]
  const { rows } = await sql<Tail & { at: number }>`
    select at, t.start_date as "startDate", t.end_date as "endDate", (
      select max(i.position) from trip_items i
      where i.trip_id = t.id and i.deleted_at is null and i.day is not distinct from a.day) as last
    from unnest(${trips}::uuid[], ${users}::text[], ${days}::date[])
      with ordinality as a (trip_id, user_id, day, at)
    join trips t on t.id = a.trip_id
    where t.owner_id = a.user_id or exists (
      select from trip_members m where m.trip_id = t.id and m.user_id = a.user_id)`.execute(db)
  const byPlace = new Map(rows.map(({ at, ...tail }) => [at - 1, tail]))
  return asked.map((_, at) => byPlace.get(at))
}
