import { ShieldCheck } from 'lucide-react'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'

/**
 * Stands on every page that lists what can be booked. The law asks for the number, a setting; without one
 * it is a line that claims nothing: that this is a demonstration stands at the foot of the page.
 */
export function BookingNotice() {
  return (
    <>
      <Given when="registered">
        <Notice
          icon={ShieldCheck}
          title="Bookings are protected under the provincial travel industry act"
        >
          {facts.protectionLine} <Link href="/tico-protection">How protection works</Link>
        </Notice>
      </Given>
      <NotGiven when="registered">
        <p className="mute small">
          Bookings with a registered agency are protected under the provincial travel industry act.{' '}
          <Link href="/tico-protection" className="text-link">
            How protection works
          </Link>
        </p>
      </NotGiven>
    </>
  )
}
