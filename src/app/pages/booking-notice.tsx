import { ShieldCheck } from 'lucide-react'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import { bookingNoticeText } from './messages.ts'

/**
 * Stands on every page that lists what can be booked. The law asks for the number, a setting; without one
 * it is a line that claims nothing: that this is a demonstration stands at the foot of the page.
 */
export function BookingNotice() {
  return (
    <>
      <Given when="registered">
        <Notice icon={ShieldCheck} title={bookingNoticeText.bookingsProtectedUnderProvincial}>
          {facts.protectionLine}{' '}
          <Link href="/tico-protection">{bookingNoticeText.howProtectionWorks}</Link>
        </Notice>
      </Given>
      <NotGiven when="registered">
        <p className="mute small">
          {bookingNoticeText.bookingsWithRegisteredAgency}
          <Link href="/tico-protection" className="text-link">
            {bookingNoticeText.howProtectionWorks}
          </Link>
        </p>
      </NotGiven>
    </>
  )
}
