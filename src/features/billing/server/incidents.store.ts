import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import {
  type Incident,
  type IncidentKind,
  refundsAtMost,
  refundWaitSeconds,
} from '../domain/purchase-incident.ts'
import './billing.tables.ts'

/** Notes that it has happened, once more if it had before. */
export async function noteIncident(db: Db, purchaseId: string, kind: IncidentKind): Promise<void> {
  await db
    .insertInto('purchase_incidents')
    .values({ purchase_id: purchaseId, kind })
    .onConflict((conflict) =>
      conflict.columns(['purchase_id', 'kind']).doUpdateSet({
        times: sql<number>`purchase_incidents.times + 1`,
        last_at: sql<Date>`now()`,
      }),
    )
    .execute()
}

/** It has come right. */
export async function clearIncidents(
  db: Db,
  purchaseId: string,
  kinds: readonly IncidentKind[],
): Promise<void> {
  if (kinds.length === 0) return
  await db
    .deleteFrom('purchase_incidents')
    .where('purchase_id', '=', purchaseId)
    .where('kind', 'in', [...kinds])
    .execute()
}

const columns = ['kind', 'times', 'first_at as firstAt', 'last_at as lastAt'] as const

/** The incidents of purchases, by the purchase's id. */
export async function incidentsOf(
  db: Db,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Incident[]>> {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('purchase_incidents')
    .select(['purchase_id as id', ...columns])
    .where('purchase_id', 'in', [...purchaseIds])
    .orderBy('first_at')
    .execute()
  const found = new Map<string, readonly Incident[]>()
  for (const { id, ...incident } of rows) found.set(id, [...(found.get(id) ?? []), incident])
  return found
}

/** How many purchases wait for a person. */
export async function countIncidents(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_incidents')
    .select(sql<number>`count(distinct purchase_id)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Takes one of the few tries of a refund, counted before it is made: of several at once one goes ahead.
 * Answers when the next may follow, in seconds, or that there is none left. What belongs to the try is
 * written down with it.
 */
export async function takeRefundTry(
  db: Db,
  purchaseId: string,
  writeDown: (tx: Db) => Promise<void>,
): Promise<'taken' | 'used up' | number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${purchaseId}, 9015))`.execute(tx)
    const before = await tx
      .selectFrom('purchase_incidents')
      .select(['times', sql<number>`extract(epoch from now() - last_at)::float8`.as('age')])
      .where('purchase_id', '=', purchaseId)
      .where('kind', '=', 'refund-failed')
      .executeTakeFirst()
    if (before && before.times >= refundsAtMost) return 'used up'
    const wait = before ? refundWaitSeconds(before.times) - before.age : 0
    if (wait > 0) return Math.ceil(wait)
    await noteIncident(tx, purchaseId, 'refund-failed')
    await writeDown(tx)
    return 'taken'
  })
}
