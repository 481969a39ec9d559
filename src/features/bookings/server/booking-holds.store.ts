import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { orderStore } from '#platform/server/orders/order-store.ts'
import type { NewBooking } from './bookings.store.ts'
import type { PaymentForm } from './provider/booking-supplier.ts'
import './bookings.tables.ts'

/** A stay that the supplier holds, until its payment form has done its work. The booking will have its id. */
export interface Hold extends NewBooking {
  readonly offerId: string
  /** Names the hold to the supplier. */
  readonly token: string
  readonly form: PaymentForm
  readonly endsAt: Date
}

const holds = orderStore<'booking_holds', Hold>('booking_holds', {
  id: 'id',
  ownerId: 'owner_id',
  sameness: 'sameness',
  source: 'source',
  offerId: 'offer_id',
  stay: 'stay',
  guest: 'guest',
  total: 'total_minor',
  totalCad: 'total_cad_minor',
  freeUntil: 'free_until',
  policy: 'policy',
  tripId: 'trip_id',
  itemId: 'item_id',
  token: 'token',
  form: 'form',
  endsAt: 'ends_at',
})

export const { insert: insertHold, find: findHold, drop: dropHold } = holds

/** What is held of the same stay for the same guest. */
export const findSameHold = (
  db: Db,
  { ownerId, sameness }: Pick<Hold, 'ownerId' | 'sameness'>,
): Promise<Hold | undefined> =>
  holds.first(db, sql`owner_id = ${ownerId} and sameness = ${sameness}`)

/** Claims holds whose time is over and that were not looked into for a minute. */
export const claimOverdueHolds = (db: Db, now: Date): Promise<readonly Hold[]> =>
  holds.claim(db, sql`ends_at < ${now} and asked_at < now() - interval '1 minute'`)
