import type { Session } from '#platform/server/auth/session.ts'
import { readPage } from '#platform/server/db/read-page.ts'
import type { ListedBooking } from '../contract/staff-bookings.contract.ts'
import type { BookingState } from '../domain/booking.ts'
import type { BookDeps } from './book-stay.ts'
import { type Booking, listEveryBooking } from './bookings.store.ts'
import { cancelBooking } from './cancel-booking.ts'
import { presentBooking } from './present-booking.ts'

export interface StaffBookingDeps extends BookDeps {
  /** Addresses of accounts by their ids. */
  readonly addressesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

const pageSize = 25

/** Bookings as staff see them: with the account that booked, and what staff did. */
async function present({ addressesOf, clock }: StaffBookingDeps, bookings: readonly Booking[]) {
  const addresses = await addressesOf([...new Set(bookings.map(({ ownerId }) => ownerId))])
  return bookings.map((booking) => ({
    ...presentBooking(booking, clock.now()),
    account: addresses.get(booking.ownerId) ?? null,
    cancelReason: booking.cancelReason,
  }))
}

interface Wanted {
  readonly search: string
  readonly state?: BookingState | undefined
  readonly page: number
}

/** One page of all bookings, the latest first, and whether there is another. */
export async function listForStaff(deps: StaffBookingDeps, { page, ...wanted }: Wanted) {
  const { shown, more } = await readPage(page, pageSize, (part) =>
    listEveryBooking(deps.db, { ...wanted, ...part }),
  )
  const bookings: ListedBooking[] = await present(deps, shown)
  return { bookings, more }
}

/** Cancels a booking for its traveller, as `cancelBooking` does; `reason` is told to them. */
export async function cancelForTraveller(
  deps: StaffBookingDeps,
  staff: Session,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<ListedBooking> {
  const booking = await cancelBooking(deps, { staff, reason }, id)
  const [listed] = await present(deps, [booking])
  if (!listed) throw new Error('One booking is presented as one')
  return listed
}
