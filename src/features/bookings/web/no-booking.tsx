import { ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { facts } from '#platform/web/facts.ts'

/** False where the house books nothing itself. */
export const isBookedHere = facts.bookings !== 'nothing'

/** In place of booking: that there is none, and what to do instead. */
export function NoBooking() {
  return (
    <Notice
      tone="info"
      title="We do not book hotels on this site"
      action={
        <ButtonLink href="/partners" look="line" size="small">
          See our booking partners
        </ButtonLink>
      }
    >
      Add the one you like to your trip, so that it counts in your days and your budget. Then book
      it with the hotel itself, or with a partner.
    </Notice>
  )
}
