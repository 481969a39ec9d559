import { TermsLinks } from '#features/accounts/web/index.ts'
import { paymentTermsText } from './messages.ts'

/** Beside paid buttons: links to the terms about the seller and refunds. */
export function PaymentTerms() {
  return (
    <p className="small mute">
      {paymentTermsText.byPayingYouAccept}
      <TermsLinks />
      {paymentTermsText.theySayWhoSells}
    </p>
  )
}
