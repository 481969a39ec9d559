export { isBookedHere, NoBooking } from './no-booking.tsx'
export { BookingDialog } from './booking-dialog.tsx'
export { BookingList } from './booking-list.tsx'
export type { StayToBook } from './booking-summary.tsx'
