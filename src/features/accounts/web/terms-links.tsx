import { termsLinksText } from './messages.ts'
/** To what somebody accepts; in another tab, so that nothing typed here is lost. */
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
