import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { BookingState, CancelDialog } from './booking-list.tsx'
import { BookingVoucher, VoucherStub } from './booking-voucher.tsx'
import type { BookingView } from './bookings.client.ts'
import { useBooking } from './bookings.queries.ts'
import { ownBookingText as text } from './messages.ts'

/** What cancelling now means, where it costs something or is not possible. */
function termsOf({ state, cancellable, cancellationFeeCad: fee }: BookingView): string {
  if (state !== 'confirmed') return ''
  if (!cancellable) return text.notCancellable
  return fee === null ? '' : text.fee(formatMoney(cad(fee)))
}

function Details({
  booking,
  onCalendar,
}: Pick<OwnBookingProps, 'onCalendar'> & { readonly booking: BookingView }) {
  const terms = termsOf(booking)
  if (booking.state !== 'confirmed')
    return (
      <ul>
        <BookingState booking={booking} />
      </ul>
    )
  return (
    <>
      <BookingVoucher booking={booking} onCalendar={onCalendar} />
      {terms ? <p className="mute">{terms}</p> : null}
    </>
  )
}

interface OwnBookingProps {
  readonly id: string
  /** None outside of a trip. */
  readonly onCalendar?: (() => void) | undefined
  readonly onClose: () => void
}

/** The booking of a stay in a trip: its voucher, what was paid, its terms, and the way to cancel it. */
export function OwnBooking({ id, onCalendar, onClose }: OwnBookingProps) {
  const { data: booking, error, refetch } = useBooking(id)
  const [cancelling, setCancelling] = useState(false)
  if (cancelling && booking)
    // The trip says the rest.
    return (
      <CancelDialog
        booking={booking}
        onClose={() => setCancelling(false)}
        onDone={onClose}
        hasPlan={onCalendar !== undefined}
      />
    )
  const isOthers = error instanceof ApiError && error.status === 404
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      size="wide"
      stub={booking?.state === 'confirmed' ? <VoucherStub booking={booking} /> : undefined}
      actionsStart={
        booking?.cancellable ? (
          <Button look="text" onClick={() => setCancelling(true)}>
            {text.cancel}
          </Button>
        ) : undefined
      }
      actions={<Button onClick={onClose}>{text.back}</Button>}
    >
      {booking ? <Details booking={booking} onCalendar={onCalendar} /> : null}
      {isOthers ? <Notice>{text.others}</Notice> : null}
      {error && !isOthers ? (
        <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>
      ) : null}
      {booking || error ? null : <Spinner label={text.loading} />}
    </Dialog>
  )
}
