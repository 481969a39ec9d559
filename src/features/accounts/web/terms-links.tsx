import { termsLinksText } from './messages.ts'
/** Links to the terms to accept; they open in a new tab so that nothing typed is lost. */
export function TermsLinks() {
  const link = (href: string, label: string) => (
    <a className="text-link" href={href} target="_blank" rel="noopener">
      {label}
    </a>
  )
  return (
    <>
      {link('/terms', termsLinksText.termsUse)}
      {termsLinksText.and}
      {link('/privacy', termsLinksText.privacyPolicy)}
    </>
  )
}
