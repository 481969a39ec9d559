import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { BookedStay } from '../../../domain/booking.ts'
import type { OrderState } from '../booking-supplier.ts'

interface LedgerRow {
  readonly state: 'confirmed' | 'cancelled' | 'sealed'
  readonly reference: string | null
}

interface NewOrder {
  readonly key: string
  readonly stay: BookedStay
  readonly totalMinor: number
  readonly currency: string
  readonly reference: string
  readonly freeUntil: Date
}

export const readOrder = async (db: Db, key: string): Promise<LedgerRow | undefined> =>
  (
    await sql<LedgerRow>`
      select state, reference from sandbox_supplier.orders where key = ${key}`.execute(db)
  ).rows[0]

/** Holds the hotel until the transaction ends: two orders never see the same last room. */
export const holdHotel = (db: Db, hotelId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${hotelId}, 4711))`.execute(db)

/** The most rooms that are taken in any of the nights. */
export async function roomsTaken(
  db: Db,
  { hotelId, checkIn, checkOut }: Pick<BookedStay, 'hotelId' | 'checkIn' | 'checkOut'>,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(max(taken), 0)::int as taken from (
      select sum(o.rooms) as taken
      from generate_series(${checkIn}::date, ${checkOut}::date - 1, interval '1 day') as night
      join sandbox_supplier.orders o
        on o.hotel_id = ${hotelId} and o.state = 'confirmed'
        and o.check_in <= night and o.check_out > night
      group by night
    ) by_night`.execute(db)
  return rows[0]?.taken ?? 0
}

export async function writeOrder(db: Db, order: NewOrder): Promise<void> {
  const { key, stay, totalMinor, currency, reference, freeUntil } = order
  await sql`
    insert into sandbox_supplier.orders
      (key, hotel_id, check_in, check_out, rooms, total_minor, currency, state, reference, free_until)
    values (${key}, ${stay.hotelId}, ${stay.checkIn}, ${stay.checkOut}, ${stay.rooms},
      ${totalMinor}, ${currency}, 'confirmed', ${reference}, ${freeUntil})`.execute(db)
}

/** Closes a key that has no order, and returns the order under it, if any. */
export async function sealKey(db: Db, key: string): Promise<OrderState> {
  await sql`
    insert into sandbox_supplier.orders (key, state) values (${key}, 'sealed')
    on conflict (key) do nothing`.execute(db)
  return asState(await readOrder(db, key))
}

/** Cancels an order in its free time; the row afterwards says whether it was. */
export async function cancelOrder(db: Db, key: string): Promise<LedgerRow | undefined> {
  await sql`
    update sandbox_supplier.orders set state = 'cancelled', changed_at = now()
    where key = ${key} and state = 'confirmed' and (free_until is null or free_until > now())`.execute(
    db,
  )
  return readOrder(db, key)
}

const asState = (row: LedgerRow | undefined): OrderState =>
  !row || row.state === 'sealed'
    ? { state: 'none' }
    : { state: row.state, reference: row.reference ?? '' }
