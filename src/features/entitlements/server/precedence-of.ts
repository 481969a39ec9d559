import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { type Precedence, precedences } from '../domain/precedence.ts'
import { teamPlan } from '../domain/team.ts'
import { heldNow } from './held.ts'

/** The precedence of an account in a query, by its tier, plan and seat; `usual` without any. */
export const precedenceOf = (
  account: RawBuilder<unknown>,
): RawBuilder<Precedence> => sql<Precedence>`(
  select case
    when bool_or(h.kind <> 'tier' and h.value = ${sql.lit(teamPlan)}) then 'priority'
    when count(*) > 0 then 'premium'
    else 'usual' end
  from ${heldNow} h where h.user_id = ${account} and h.kind in ('tier', 'plan', 'seat'))`

/** Rank for sorting, highest precedence first. */
export const precedenceRank = (precedence: RawBuilder<Precedence>): RawBuilder<number> =>
  sql<number>`array_position(array[${sql.join(precedences.map((one) => sql.lit(one)))}], ${precedence})`

/** The precedence of one account; usual without a session. */
export async function findPrecedence(db: Db, userId: string | undefined): Promise<Precedence> {
  if (userId === undefined) return 'usual'
  const { rows } = await sql<{ precedence: Precedence }>`
    select ${precedenceOf(sql`${userId}::text`)} as precedence`.execute(db)
  return rows[0]?.precedence ?? 'usual'
}
