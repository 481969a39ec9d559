import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import './guide.tables.ts'

/**
 * Holds an amount of the day for a call, in one statement: of many at once, in any process, only those
 * get it that fit under the limit together. False where it does not fit. All in microcents.
 */
export async function holdForCall(
  db: Db,
  day: LocalDate,
  amount: number,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into guide_model_days as d (day, held_microcents)
    select ${day}::date, ${amount}::bigint where ${amount}::bigint <= ${limit}::bigint
    on conflict (day) do update set held_microcents = d.held_microcents + excluded.held_microcents
      where d.used_microcents + d.held_microcents + excluded.held_microcents <= ${limit}::bigint
    returning day`.execute(db)
  return rows.length > 0
}

/** What was held for a call becomes what it has cost, on the day on which it was held. */
export async function settleCall(
  db: Db,
  day: LocalDate,
  held: number,
  cost: number,
): Promise<void> {
  await sql`
    update guide_model_days set held_microcents = held_microcents - ${held}::bigint,
      used_microcents = used_microcents + ${cost}::bigint
    where day = ${day}::date`.execute(db)
}

/** Notes that a call did not fit; true for the first one of the day. */
export async function noteReached(db: Db, day: LocalDate): Promise<boolean> {
  const { rows } = await sql`
    insert into guide_model_days as d (day, reached_at) values (${day}::date, now())
    on conflict (day) do update set reached_at = now() where d.reached_at is null
    returning day`.execute(db)
  return rows.length > 0
}

export const dayOfModel = (db: Db, day: LocalDate) =>
  db
    .selectFrom('guide_model_days')
    .select(['used_microcents as used', 'held_microcents as held', 'reached_at as reachedAt'])
    .where('day', '=', day)
    .executeTakeFirst()
