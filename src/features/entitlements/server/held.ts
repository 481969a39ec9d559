import { sql } from 'kysely'
import type { Grant } from '#platform/server/auth/session.ts'
import { teamPlan } from '../domain/team.ts'

const isActive = sql`e.starts_at <= statement_timestamp()
  and (e.ends_at is null or e.ends_at > statement_timestamp())`

/**
 * What accounts hold at this statement: their own, and by a seat the plan of the team, for as long as its
 * owner has it. Of the statement, not of the transaction (`now()`): one that waited for a lock sees what
 * ended while it waited.
 */
export const heldNow = sql`(
  select e.user_id, e.kind, e.value from entitlements e where ${isActive}
  union all
  select s.member_id, 'seat', e.value
  from team_seats s join entitlements e on e.user_id = s.owner_id
  where e.kind = 'plan' and e.value = ${sql.lit(teamPlan)} and ${isActive})`

/** The entitlements of the account `u`, as JSON. */
export const activeGrants = sql<Grant[]>`(
  select coalesce(json_agg(json_build_object('kind', h.kind, 'value', h.value)), '[]'::json)
  from ${heldNow} h where h.user_id = u.id)`
