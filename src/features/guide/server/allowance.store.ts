import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** The owner of an allowance: an account's for a month, or a visitor's. */
export type Counted =
  | { readonly kind: 'account'; readonly ownerId: string; readonly month: string }
  | { readonly kind: 'visitor'; readonly tokenHash: string }

/**
 * Takes one question of the allowance, in one statement: of many at once no more get one than are
 * left. Undefined when none is left; a limit of null is none.
 */
export async function takeSlot(
  db: Db,
  who: Counted,
  limit: number | null,
): Promise<number | undefined> {
  const statement =
    who.kind === 'account'
      ? sql<{ used: number }>`
          insert into guide_usage (owner_id, month_year, used) values (${who.ownerId}, ${who.month}, 1)
          on conflict (owner_id, month_year) do update set used = guide_usage.used + 1
            where ${limit}::int is null or guide_usage.used < ${limit}::int
          returning used`
      : sql<{ used: number }>`
          insert into guide_visitors (token_hash, used) values (${who.tokenHash}, 1)
          on conflict (token_hash) do update set used = guide_visitors.used + 1, updated_at = now()
            where ${limit}::int is null or guide_visitors.used < ${limit}::int
          returning used`
  const { rows } = await statement.execute(db)
  return rows[0]?.used
}

/** Gives a question back that was not answered. */
export async function giveBack(db: Db, who: Counted): Promise<void> {
  const statement =
    who.kind === 'account'
      ? sql`update guide_usage set used = used - 1
          where owner_id = ${who.ownerId} and month_year = ${who.month} and used > 0`
      : sql`update guide_visitors set used = used - 1 where token_hash = ${who.tokenHash} and used > 0`
  await statement.execute(db)
}

/** What a model has cost, added to the month. */
export async function addSpending(
  db: Db,
  ownerId: string,
  month: string,
  tokens: number,
  costCents: number,
): Promise<void> {
  await sql`update guide_usage set tokens = tokens + ${tokens}, cost_cents = cost_cents + ${costCents}
    where owner_id = ${ownerId} and month_year = ${month}`.execute(db)
}

export async function visitorUsed(db: Db, tokenHash: string): Promise<number> {
  const row = await db
    .selectFrom('guide_visitors')
    .select('used')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.used ?? 0
}

export async function forgetVisitor(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('guide_visitors').where('token_hash', '=', tokenHash).execute()
  await db.deleteFrom('guide_conversations').where('speaker', '=', `visitor:${tokenHash}`).execute()
}

/** Days for which a cookie identifies a visitor. */
const keptDays = 30

/** Deletes visitors that have not asked for that long; locked rows wait for the next round. */
export async function purgeOldVisitors(db: Db): Promise<void> {
  await sql`
    delete from guide_conversations where id in (
      select id from guide_conversations
      where updated_at < now() - make_interval(days => ${keptDays}) and speaker like 'visitor:%'
      for update skip locked
    )`.execute(db)
  await sql`
    delete from guide_visitors where token_hash in (
      select token_hash from guide_visitors
      where updated_at < now() - make_interval(days => ${keptDays})
      for update skip locked
    )`.execute(db)
}

export const monthOfUse = (db: Db, ownerId: string, month: string) =>
  db
    .selectFrom('guide_usage')
    .select(['used', 'tokens', 'cost_cents'])
    .where('owner_id', '=', ownerId)
    .where('month_year', '=', month)
    .executeTakeFirst()
