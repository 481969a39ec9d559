import { BedDouble } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import styles from './booking-list.module.css'
import { BookingState, CancelDialog } from './booking-list.tsx'
import type { BookingView } from './bookings.client.ts'
import { useBookings } from './bookings.queries.ts'
import { bookingListText } from './messages.ts'
import { OwnBooking } from './own-booking.tsx'

/** The traveller's bookings, the latest first. */
export function BookingList() {
  const bookings = useBookings()
  const [asked, setAsked] = useState<BookingView>()
  const [shown, setShown] = useState<string>()
  if (bookings.isPending)
    return <SkeletonList label={bookingListText.loadingYourBookings} look="text" rows={2} />
  if (bookings.isError)
    return <RetryNotice onRetry={bookings.refetch}>{bookings.error.message}</RetryNotice>
  if (bookings.data.length === 0)
    return (
      <EmptyState
        icon={BedDouble}
        title={bookingListText.noBookingsYet}
        action={
          <ButtonLink href="/planner" look="line">
            {bookingListText.planTrip}
          </ButtonLink>
        }
      >
        {bookingListText.yourBookingsListedHere}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {bookings.data.map((booking) => (
          <BookingState
            key={booking.id}
            booking={booking}
            onCancel={() => setAsked(booking)}
            onVoucher={() => setShown(booking.id)}
          />
        ))}
      </ul>
      {asked ? <CancelDialog booking={asked} onClose={() => setAsked(undefined)} /> : null}
      {shown ? <OwnBooking id={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  )
}
