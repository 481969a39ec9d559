import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { requireOwn } from './bookings.policy.ts'
import { type Booking, findBooking, listBookingsOf } from './bookings.store.ts'

/** The bookings of the account, the latest first. */
export const listBookings = ({ db }: { db: Db }, session: Session): Promise<readonly Booking[]> =>
  listBookingsOf(db, session.userId)

/** One booking of the account. Throws booking-not-found. */
export const readBooking = async (
  { db }: { db: Db },
  session: Session,
  id: string,
): Promise<Booking> => requireOwn(await findBooking(db, id), session)
