import { failWith } from '#platform/shared/app-error.ts'
import { uuid } from '#platform/shared/wire.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import { dropHold, findHold, type Hold } from './booking-holds.store.ts'
import { type Booking, findBooking } from './bookings.store.ts'
import { enterBooking, type OrderDeps, outcomeOf, placeOrder } from './place-order.ts'
import type { Payment } from './provider/booking-supplier.ts'

const fail = failWith(bookingErrors)

/** Makes a booking of a hold, in one transaction; undefined where it is one already. */
export const writeDownHeld = (db: Db, hold: Hold): Promise<Booking | undefined> =>
  db
    .transaction()
    .execute(async (tx) => ((await dropHold(tx, hold.id)) ? enterBooking(tx, hold) : undefined))

/**
 * Books what is held, once the supplier's form says that it was paid; said twice it is one booking. Throws
 * payment-elsewhere for anything but a hold: no card is taken here.
 */
export async function bookHeld(
  deps: OrderDeps,
  { userId }: Session,
  payment: Payment,
): Promise<Booking> {
  if (payment.method !== 'token') throw fail('payment-elsewhere')
  const id = uuid.safeParse(payment.token).data
  const hold = id && (await findHold(deps.db, id))
  const booking = hold && hold.ownerId === userId ? await writeDownHeld(deps.db, hold) : undefined
  if (hold && booking) return placeOrder(deps, booking, { method: 'token', token: hold.token })
  const known = id && (await findBooking(deps.db, id))
  if (!known || known.ownerId !== userId) throw fail('hold-unknown')
  return outcomeOf(deps, known)
}
