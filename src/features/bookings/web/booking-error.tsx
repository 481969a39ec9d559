import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { ApiError } from '#platform/web/api-client.ts'
import styles from './booking-dialog.module.css'
import { type NewOffer, newOfferIn } from './new-offer.ts'
import { bookingErrorText } from './messages.ts'

/** Refusals that a retry cannot change: the offer itself is over. */
const staleCodes = [
  'offer-expired',
  'price-changed',
  'offer-unknown',
  'stay-in-the-past',
  'sold-out',
]
const again = bookingErrorText.unableToCompleteBooking

/** Without an answer it is unknown whether the request arrived; retrying does no harm. */
function wordsOf(error: Error): string {
  if (error instanceof ApiError && error.status === 0) return bookingErrorText.bookedOnce(again)
  return error.message || again
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && staleCodes.includes(error.code)

/** Whether this offer can no longer be booked, with any input. */
export const isFinal = (error: unknown): boolean =>
  isStale(error) ||
  (error instanceof ApiError && ['bookings-closed', 'booked-already'].includes(error.code))

interface BookingErrorProps {
  readonly error: Error
  /** The total to be paid, in CAD. */
  readonly total: number
  readonly onStale: () => void
  readonly onAgree: (offer: NewOffer) => void
}

/** Why nothing was booked; if the offer itself is over, a way on. */
export function BookingError({ error, total, onStale, onAgree }: BookingErrorProps) {
  const anew = error instanceof ApiError ? newOfferIn(error.problem) : undefined
  return (
    <Notice
      tone="error"
      live
      title={bookingErrorText.bookingFailed}
      action={
        isStale(error) ? (
          <span className={styles.ways}>
            {anew ? (
              <Button size="small" onClick={() => onAgree(anew)}>
                {bookingErrorText.accept(formatMoney(cad(anew.total)))}
              </Button>
            ) : null}
            <Button look={anew ? 'line' : 'primary'} size="small" onClick={onStale}>
              {bookingErrorText.searchAgain}
            </Button>
          </span>
        ) : undefined
      }
    >
      {wordsOf(error)}
      {anew ? bookingErrorText.newPrice(formatMoney(cad(anew.total)), formatMoney(cad(total))) : ''}
    </Notice>
  )
}
