import { sql } from 'kysely'
import { precedenceOf, precedenceRank } from '#features/entitlements/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import './billing.tables.ts'

interface Wanted {
  /** True: those that staff have taken on, latest first; false: those that wait. */
  readonly attended: boolean
  readonly limit: number
  readonly offset: number
}

const precedence = precedenceOf(sql`purchases.buyer_id`)

const paid = (db: Db) =>
  db.selectFrom('purchases').where('kind', '=', 'consultation').where('state', '=', 'paid')

/** Paid consultations. Those that wait are ordered by precedence, then longest wait first. */
export const listConsultations = (db: Db, { attended, limit, offset }: Wanted) =>
  paid(db)
    .select([
      'id',
      'title',
      'email',
      'note',
      'attended_at as attendedAt',
      sql<Date>`coalesce(paid_at, created_at)`.as('boughtAt'),
      precedence.as('precedence'),
    ])
    .where('attended_at', attended ? 'is not' : 'is', null)
    .$if(attended, (done) => done.orderBy('attended_at', 'desc'))
    .$if(!attended, (waiting) =>
      waiting.orderBy(precedenceRank(precedence)).orderBy(sql`coalesce(paid_at, created_at)`),
    )
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/**
 * Marks a consultation as taken on, or as waiting again. Returns false if it was so already, undefined if
 * there is none.
 */
export async function attendConsultation(
  db: Db,
  id: string,
  attended: boolean,
): Promise<boolean | undefined> {
  const row = await paid(db)
    .select('attended_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  if ((row.attended_at !== null) === attended) return false
  await db
    .updateTable('purchases')
    .set({ attended_at: attended ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
  return true
}
