import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { Plan } from '../domain/proposed-plan.ts'

const keptFor = sql<Date>`now() - interval '24 hours'`

/** Reads a plan of the last 24 hours. */
export async function findPlan(db: Db, id: string): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('plans')
    .select('plan')
    .where('id', '=', id)
    .where('made_at', '>', keptFor)
    .executeTakeFirst()
  return row?.plan
}

/** Keeps a plan; the same one again counts from now. */
export async function keepPlan(db: Db, id: string, plan: Plan): Promise<void> {
  const text = JSON.stringify(plan)
  await db
    .insertInto('plans')
    .values({ id, plan: text })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ plan: text, made_at: sql`now()` }),
    )
    .execute()
}

/** Deletes the plans that can no longer be kept; gives their number. */
export async function purgePlans(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('plans')
    .where('made_at', '<=', keptFor)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
