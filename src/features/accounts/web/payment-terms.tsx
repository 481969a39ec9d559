import { TermsLinks } from './terms-links.tsx'

/** Beside what charges: where it is written who sells, and how money comes back. */
export function PaymentTerms() {
  return (
    <p className="small mute">
      By paying you accept our <TermsLinks />. They say who sells, how you cancel and when you get
      your money back.
    </p>
  )
}
