import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { showToast } from '#design/notices/notices.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { formatMomentThere } from '#platform/shared/moment-text.ts'
import { refundWords } from '#features/trips/domain/refund-words.ts'
import { cad, formatMoney, money } from '#platform/shared/money.ts'
import styles from './booking-list.module.css'
import type { BookingView } from './bookings.client.ts'
import { useCancelBooking } from './bookings.queries.ts'
import { bookingListText } from './messages.ts'

const states = {
  pending: { label: bookingListText.beingConfirmed, tone: 'info' },
  confirmed: { label: bookingListText.confirmed, tone: 'ok' },
  failed: { label: bookingListText.notBooked, tone: 'warn' },
  cancelling: { label: bookingListText.beingCancelled, tone: 'info' },
  cancelled: { label: bookingListText.cancelled, tone: 'info' },
} as const

/** "Sun 9 May, 15:00 in Lisbon": the hotel's clocks decide, not the reader's. */
const untilText = ({ freeCancellationUntil: until, timeZone, city }: BookingView): string =>
  until ? bookingListText.inText(formatMomentThere(until, timeZone), city) : ''

/** What cancelling gave back: all, where nothing else is said. */
const backCad = ({ refundedCad, totalCad }: BookingView): number => refundedCad ?? totalCad

/** After cancelling: the sum that the plan shows as refunded. */
function refundText(booking: BookingView): string {
  const { sample, refundedCad } = booking
  const refund = formatMoney(cad(backCad(booking)))
  if (sample) return bookingListText.sampleRefund(refund)
  return refundedCad === 0 ? bookingListText.nonRefundable : bookingListText.refundOnItsWay(refund)
}

/** What it gave back, as the trip says it. */
function returnedText(booking: BookingView): string {
  const refunded = cad(backCad(booking))
  const kept = money(refunded.currency, cad(booking.totalCad).amountMinor - refunded.amountMinor)
  return refundWords({ refunded, kept, sample: booking.sample })
}

/** What cancelling costs and gives back, before it is done. */
function costText({ sample, totalCad, cancellationFeeCad: fee }: BookingView): string {
  const refund = formatMoney(cad(Math.max(0, Math.round((totalCad - (fee ?? 0)) * 100) / 100)))
  if (sample) return bookingListText.sampleToCancel(refund)
  if (fee === null) return bookingListText.willRefund(refund)
  const cost = formatMoney(cad(fee))
  return fee >= totalCad
    ? bookingListText.cancellingCostsAll(cost)
    : bookingListText.cancellingCosts(cost, refund)
}

/** Asked once more before it is gone: what it costs, and until when it costs nothing. */
export function CancelDialog({
  booking,
  onClose,
  onDone = onClose,
  hasPlan = false,
}: {
  readonly booking: BookingView
  readonly onClose: () => void
  /** It is cancelled. */
  readonly onDone?: () => void
  /** Asked in the trip, which says in place what became of a booking that stays in it. */
  readonly hasPlan?: boolean
}) {
  const cancelling = useCancelBooking()
  const [leaves, setLeaves] = useState(false)
  const fee = booking.cancellationFeeCad
  const cancel = async (): Promise<void> => {
    let cancelled: BookingView
    try {
      cancelled = await cancelling.mutateAsync({
        id: booking.id,
        plan: leaves ? 'remove' : 'keep',
        ...(fee === null ? {} : { agreedFeeCad: fee }),
      })
    } catch {
      // `cancelling.error` says why, in the dialog.
      return
    }
    if (!hasPlan || leaves || !booking.inPlan)
      showToast({
        title: bookingListText.bookingCancelled,
        text: `${booking.name}. ${refundText(cancelled)}`,
      })
    onDone()
  }
  return (
    <ConfirmDialog
      title={bookingListText.cancelThisBooking}
      action={
        fee === null
          ? bookingListText.cancelBooking
          : bookingListText.cancelFor(formatMoney(cad(fee)))
      }
      busyLabel={bookingListText.cancelling}
      busy={cancelling.isPending}
      error={cancelling.error?.message}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {booking.name}, {formatDateRange(booking.checkIn, booking.checkOut)}.{' '}
        {booking.freeCancellationUntil && fee === null
          ? bookingListText.freeUntil(untilText(booking))
          : ''}
        {costText(booking)}
      </p>
      {booking.inPlan ? (
        <Checkbox
          label={bookingListText.removeFromTrip}
          hint={bookingListText.keptInTrip}
          checked={leaves}
          onChange={({ target }) => setLeaves(target.checked)}
        />
      ) : null}
    </ConfirmDialog>
  )
}

/** From a booking to its voucher and to its trip. */
function BookingWays({
  booking: { name, state, itineraryIds },
  onVoucher,
}: {
  readonly booking: BookingView
  readonly onVoucher: () => void
}) {
  const [trip] = itineraryIds
  return (
    <p className={styles.ways}>
      {state === 'confirmed' ? (
        <Button
          look="text"
          size="small"
          icon={Ticket}
          onClick={onVoucher}
          aria-label={bookingListText.voucherNamed(name)}
        >
          {bookingListText.voucher}
        </Button>
      ) : null}
      {trip ? (
        <ButtonLink look="text" size="small" href={`/planner?trip=${trip}`}>
          {bookingListText.openTrip}
        </ButtonLink>
      ) : null}
    </p>
  )
}

/** A booking in a row: its state, nights, number and terms, and what it cost. */
export function BookingState({
  booking,
  onCancel,
  onVoucher,
}: {
  readonly booking: BookingView
  /** Asks whether to cancel it; none where that is asked elsewhere. */
  readonly onCancel?: () => void
  /** Opens its voucher, where it has one. */
  readonly onVoucher?: () => void
}) {
  const { label, tone } = states[booking.state]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {booking.state === 'cancelled' ? <s>{booking.name}</s> : <b>{booking.name}</b>}{' '}
          <Badge tone={tone}>{label}</Badge>
          {booking.sample ? <Badge tone="sample">{bookingListText.sample}</Badge> : null}
        </p>
        <p className="mute">
          {formatDateRange(booking.checkIn, booking.checkOut)} ·{' '}
          {countText(booking.nights, 'night')}, {countText(booking.guests, 'guest')} ·{' '}
          {booking.location}
        </p>
        {booking.reference ? (
          <p className="mute">{bookingListText.bookingNumber(booking.reference)}</p>
        ) : null}
        {booking.cancellable && booking.cancellationFeeCad !== null ? (
          <p className="mute">
            {bookingListText.costsToCancel(formatMoney(cad(booking.cancellationFeeCad)))}
          </p>
        ) : null}
        {booking.cancellable &&
        booking.freeCancellationUntil &&
        booking.cancellationFeeCad === null ? (
          <p className="mute">{bookingListText.freeToCancelUntil(untilText(booking))}</p>
        ) : null}
        {booking.reason && booking.state === 'failed' ? (
          <p className="mute">{booking.reason}</p>
        ) : null}
        {booking.reason && booking.state === 'confirmed' ? (
          <p className="mute">{bookingListText.notCancelled(booking.reason)}</p>
        ) : null}
        {booking.state === 'cancelled' ? <p>{returnedText(booking)}</p> : null}
        {onVoucher ? <BookingWays booking={booking} onVoucher={onVoucher} /> : null}
      </div>
      <div className={styles.end}>
        {booking.state === 'cancelled' ? (
          <s className="mute">{formatMoney(cad(booking.totalCad))}</s>
        ) : (
          <b>{formatMoney(cad(booking.totalCad))}</b>
        )}
        {booking.cancellable && onCancel ? (
          <Button
            look="text"
            size="small"
            onClick={onCancel}
            aria-label={bookingListText.cancelNamed(booking.name)}
          >
            {bookingListText.cancel}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
