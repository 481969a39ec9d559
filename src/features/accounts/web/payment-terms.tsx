import { TermsLinks } from './terms-links.tsx'
import { paymentTermsText } from './messages.ts'

/** Beside what charges: where it is written who sells, and how money comes back. */
export function PaymentTerms() {
  return (
    <p className="small mute">
      {paymentTermsText.byPayingYouAccept}
      <TermsLinks />
      {paymentTermsText.theySayWhoSells}
    </p>
  )
}
