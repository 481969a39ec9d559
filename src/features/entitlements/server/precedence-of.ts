import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { type Precedence, precedences } from '../domain/precedence.ts'
import { teamPlan } from '../domain/team.ts'
import { heldNow } from './held.ts'

/** Of an account at this statement, by its tier, its plan and its seat; `usual` of none. */
export const precedenceOf = (
  account: RawBuilder<unknown>,
): RawBuilder<Precedence> => sql<Precedence>`(
  select case
    when bool_or(h.kind <> 'tier' and h.value = ${sql.lit(teamPlan)}) then 'priority'
    when count(*) > 0 then 'premium'
    else 'usual' end
  from ${heldNow} h where h.user_id = ${account} and h.kind in ('tier', 'plan', 'seat'))`

/** By which the first come first. */
export const precedenceRank = (precedence: RawBuilder<Precedence>): RawBuilder<number> =>
  sql<number>`array_position(array[${sql.join(precedences.map((one) => sql.lit(one)))}], ${precedence})`

/** The same of one account; nobody is signed in: usual. */
export async function findPrecedence(db: Db, userId: string | undefined): Promise<Precedence> {
  if (userId === undefined) return 'usual'
  const { rows } = await sql<{ precedence: Precedence }>`
    select ${precedenceOf(sql`${userId}::text`)} as precedence`.execute(db)
  return rows[0]?.precedence ?? 'usual'
}
