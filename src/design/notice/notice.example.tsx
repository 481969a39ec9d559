import { ShieldCheck } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

export function NoticeExample() {
  return (
    <>
      <Notice>
        Source: Ministry of Foreign Affairs of Japan. Checked 12 November 2026. Rules change; the
        embassy has the last word.
      </Notice>
      <Notice icon={ShieldCheck}>
        Bookings are protected under the Travel Industry Act, 2002.
      </Notice>
      <Notice tone="warn" title="Prices are from 10:42">
        The airline answers slowly today.
      </Notice>
      <Notice
        tone="error"
        title="The payment was not taken"
        action={
          <Button look="line" size="small">
            Try again
          </Button>
        }
      >
        Your card said no. Nothing was charged.
      </Notice>
      <Notice tone="success">
        Your policy is ready. A copy is on its way to amelie@example.ca.
      </Notice>
    </>
  )
}
