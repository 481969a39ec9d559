import { ShieldCheck } from 'lucide-react'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { facts } from '#platform/web/facts.ts'

/** Stands on every page that lists what can be booked. The law asks for the number, a setting. */
export function BookingNotice() {
  return (
    <Notice
      icon={ShieldCheck}
      title="Bookings are protected under the provincial travel industry act"
    >
      {facts.protectionLine} <Link href="/tico-protection">How protection works</Link>
    </Notice>
  )
}
