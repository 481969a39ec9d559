import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { facts } from '#platform/web/facts.ts'
import { giveConsent, useConsent } from './consent.ts'

/** The answer to whether page views may be counted, given anew at any time; it holds at once. */
export function ConsentSwitch() {
  const consent = useConsent()
  if (facts.analytics !== 'on')
    return <p>{facts.name} counts no page views. There is nothing to agree to.</p>
  return (
    <Checkbox
      label="Count the pages I open"
      hint="Only how often each page is opened: no cookies, no profile, no third party."
      checked={consent === 'yes'}
      onChange={(event) => giveConsent(event.target.checked ? 'yes' : 'no')}
    />
  )
}
