import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { Notice } from '#design/notice/notice.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { countText } from '#platform/shared/count-text.ts'
import { formatDayFull } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { StayToBook } from './booking-summary.tsx'
import { type BookingOutcome, settledAs } from './booking-outcome.ts'
import styles from './booking-dialog.module.css'
import { useDoubtfulBooking } from './bookings.queries.ts'
import { bookingDoubtText } from './messages.ts'

const nothingCharged = bookingDoubtText.nothingWasCharged

function Facts({ stay, paid }: { readonly stay: StayToBook; readonly paid: string }) {
  const { name, checkIn, checkOut, nights, guests } = stay
  return (
    <FactList
      items={[
        { label: bookingDoubtText.hotel, value: name },
        { label: bookingDoubtText.checkIn, value: formatDayFull(checkIn) },
        { label: bookingDoubtText.checkOut, value: formatDayFull(checkOut) },
        {
          label: bookingDoubtText.forText,
          value: `${countText(nights, 'night')}, ${countText(guests, 'guest')}`,
        },
        { label: bookingDoubtText.payment, value: paid },
      ]}
    />
  )
}

interface BookingDoubtProps {
  readonly stay: StayToBook
  readonly bookingId: string | undefined
  readonly onSettled: (outcome: BookingOutcome) => void
}

/** The hotel has not answered. The page polls until it has, and shows the outcome. */
export function BookingDoubt({ stay, bookingId, onSettled }: BookingDoubtProps) {
  const settled = settledAs(useDoubtfulBooking(bookingId).data)
  useEffect(() => {
    if (settled) onSettled(settled)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when it is known
  }, [settled?.kind])
  return (
    <div className={styles.outcome}>
      <Notice tone="warn" icon={Hourglass} live>
        {bookingDoubtText.wereWaitingForHotel}
      </Notice>
      <Facts stay={stay} paid={bookingDoubtText.cadOnlyIfHotel(formatMoney(cad(stay.total)))} />
    </div>
  )
}

/** A booking in doubt that has come to nothing. */
export function NotBooked({
  stay,
  reason,
}: {
  readonly stay: StayToBook
  readonly reason: string
}) {
  return (
    <div className={styles.outcome}>
      <Notice tone="error" live>
        {reason}
      </Notice>
      <Facts stay={stay} paid={nothingCharged} />
    </div>
  )
}
