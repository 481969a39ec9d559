import { sql } from 'kysely'
import type { CancellationPolicy } from '#features/stays/domain/cancellation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { money } from '#platform/shared/money.ts'
import type { NewBooking } from './bookings.store.ts'
import type { PaymentForm } from './provider/booking-supplier.ts'
import './bookings.tables.ts'

/** A stay that the supplier holds, until its payment form has done its work. The booking will have its id. */
export interface Hold extends NewBooking {
  readonly offerId: string
  readonly policy: CancellationPolicy | null
  /** Names the hold to the supplier. */
  readonly token: string
  readonly form: PaymentForm
  readonly endsAt: Date
}

const columns = [
  'id',
  'owner_id as ownerId',
  'sameness',
  'source',
  'offer_id as offerId',
  'stay',
  'guest',
  'total_minor as totalMinor',
  'currency',
  'total_cad_minor as totalCadMinor',
  'free_until as freeUntil',
  'policy',
  'trip_id as tripId',
  'item_id as itemId',
  'token',
  'form',
  'ends_at as endsAt',
] as const

type Row = Omit<Hold, 'total' | 'totalCad'> & {
  readonly totalMinor: number
  readonly currency: string
  readonly totalCadMinor: number
}

const toHold = ({ totalMinor, currency, totalCadMinor, ...row }: Row): Hold => ({
  ...row,
  total: money(currency, totalMinor),
  totalCad: money('CAD', totalCadMinor),
})

/** Stores a hold; undefined where the same stay is held already. */
export async function insertHold(db: Db, hold: Hold): Promise<Hold | undefined> {
  const row = await db
    .insertInto('booking_holds')
    .values({
      id: hold.id,
      owner_id: hold.ownerId,
      sameness: hold.sameness,
      source: hold.source,
      offer_id: hold.offerId,
      stay: JSON.stringify(hold.stay),
      guest: JSON.stringify(hold.guest),
      total_minor: hold.total.amountMinor,
      currency: hold.total.currency,
      total_cad_minor: hold.totalCad.amountMinor,
      free_until: hold.freeUntil,
      policy: hold.policy && JSON.stringify(hold.policy),
      trip_id: hold.tripId,
      item_id: hold.itemId,
      token: hold.token,
      form: JSON.stringify(hold.form),
      ends_at: hold.endsAt,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'sameness']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toHold(row)
}

export async function findHold(db: Db, id: string): Promise<Hold | undefined> {
  const row = await db
    .selectFrom('booking_holds')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toHold(row)
}

/** The hold of the same stay for the same guest. */
export async function findSameHold(
  db: Db,
  { ownerId, sameness }: Pick<Hold, 'ownerId' | 'sameness'>,
): Promise<Hold | undefined> {
  const row = await db
    .selectFrom('booking_holds')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('sameness', '=', sameness)
    .executeTakeFirst()
  return row && toHold(row)
}

/** True if it was there: only the caller that removed it goes on with it. */
export async function dropHold(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('booking_holds')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Claims holds whose time is over and that were not looked into for a minute. */
export async function takeOverdueHolds(db: Db, now: Date): Promise<readonly Hold[]> {
  const rows = await db
    .updateTable('booking_holds')
    .set({ asked_at: sql<Date>`now()` })
    .where('id', 'in', (overdue) =>
      overdue
        .selectFrom('booking_holds')
        .select('id')
        .where('ends_at', '<', now)
        .where('asked_at', '<', sql<Date>`now() - interval '1 minute'`)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
  return rows.map(toHold)
}
