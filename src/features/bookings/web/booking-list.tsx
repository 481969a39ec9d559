import { BedDouble } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { formatMomentThere } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import styles from './booking-list.module.css'
import type { BookingView } from './bookings.client.ts'
import { useBookings, useCancelBooking } from './bookings.queries.ts'

const states = {
  pending: { label: 'Being confirmed', tone: 'info' },
  confirmed: { label: 'Confirmed', tone: 'ok' },
  failed: { label: 'Not booked', tone: 'warn' },
  cancelling: { label: 'Being cancelled', tone: 'info' },
  cancelled: { label: 'Cancelled', tone: 'info' },
} as const

/** "Sun 9 May, 15:00 in Lisbon": the hotel's clocks decide, not the reader's. */
const untilText = ({ freeCancellationUntil: until, timeZone, city }: BookingView): string =>
  until ? `${formatMomentThere(until, timeZone)} in ${city}` : ''

/** A sample has taken nothing that could go back. */
const refundText = ({ sample, totalCad }: BookingView): string =>
  sample
    ? 'Nothing was charged, so there is nothing to refund.'
    : `Your ${formatMoney(cad(totalCad))} refund is on its way.`

/** Asked once more before it is gone: what it costs, and until when it costs nothing. */
function CancelDialog({ booking, onClose }: { booking: BookingView; onClose: () => void }) {
  const cancelling = useCancelBooking()
  const cancel = async (): Promise<void> => {
    try {
      await cancelling.mutateAsync(booking.id)
    } catch {
      // `cancelling.error` says why, in the dialog.
      return
    }
    showToast({ title: 'Booking Cancelled', text: `${booking.name}. ${refundText(booking)}` })
    onClose()
  }
  return (
    <ConfirmDialog
      title="Cancel this booking?"
      action="Cancel booking"
      busyLabel="Cancelling…"
      busy={cancelling.isPending}
      fault={cancelling.error?.message}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {booking.name}, {formatDateRange(booking.checkIn, booking.checkOut)}.{' '}
        {booking.freeCancellationUntil ? `Free until ${untilText(booking)}. ` : ''}
        We refund {formatMoney(cad(booking.totalCad))} CAD to your card.
      </p>
    </ConfirmDialog>
  )
}

function Row({ booking, onCancel }: { booking: BookingView; onCancel: () => void }) {
  const { label, tone } = states[booking.state]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <b>{booking.name}</b> <Badge tone={tone}>{label}</Badge>
          {booking.sample ? <Badge tone="sample">Sample</Badge> : null}
        </p>
        <p className="mute">
          {formatDateRange(booking.checkIn, booking.checkOut)} ·{' '}
          {countText(booking.nights, 'night')}, {countText(booking.guests, 'guest')} ·{' '}
          {booking.location}
        </p>
        {booking.reference ? <p className="mute">Booking number {booking.reference}</p> : null}
        {booking.cancellable && booking.freeCancellationUntil ? (
          <p className="mute">Free to cancel until {untilText(booking)}</p>
        ) : null}
        {booking.reason && booking.state === 'failed' ? (
          <p className="mute">{booking.reason}</p>
        ) : null}
        {booking.reason && booking.state === 'confirmed' ? (
          <p className="mute">Not cancelled: {booking.reason}</p>
        ) : null}
      </div>
      <div className={styles.end}>
        <b>{formatMoney(cad(booking.totalCad))}</b>
        {booking.cancellable ? (
          <Button look="text" size="small" onClick={onCancel} aria-label={`Cancel ${booking.name}`}>
            Cancel
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** The traveller's bookings, the latest first. */
export function BookingList() {
  const bookings = useBookings()
  const [asked, setAsked] = useState<BookingView>()
  if (bookings.isPending) return <SkeletonList label="Loading your bookings" look="text" rows={2} />
  if (bookings.isError)
    return (
      <Notice
        tone="error"
        live
        action={
          <Button look="line" size="small" onClick={() => void bookings.refetch()}>
            Try again
          </Button>
        }
      >
        {bookings.error.message}
      </Notice>
    )
  if (bookings.data.length === 0)
    return (
      <EmptyState
        icon={BedDouble}
        title="No bookings yet"
        action={
          <ButtonLink href="/planner" look="line">
            Plan a trip
          </ButtonLink>
        }
      >
        Your bookings are listed here, with their numbers and how long you can cancel them for free.
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {bookings.data.map((booking) => (
          <Row key={booking.id} booking={booking} onCancel={() => setAsked(booking)} />
        ))}
      </ul>
      {asked ? <CancelDialog booking={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}
