import { ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { facts } from '#platform/web/facts.ts'
import { noBookingText } from './messages.ts'

/** False where the house books nothing itself. */
export const isBookedHere = facts.bookings !== 'nothing'

/** Shown instead of booking: what to do where hotels aren't booked here. */
export function NoBooking() {
  return (
    <Notice
      tone="info"
      title={noBookingText.weDoNotBook}
      action={
        <ButtonLink href="/partners" look="line" size="small">
          {noBookingText.seeOurBookingPartners}
        </ButtonLink>
      }
    >
      {noBookingText.addOneYouLike}
    </Notice>
  )
}
