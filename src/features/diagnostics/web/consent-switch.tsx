import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { facts } from '#platform/web/facts.ts'
import { giveConsent, useConsent } from './consent.ts'
import { consentSwitchText } from './messages.ts'

/** The answer to whether page views may be counted, given again at any time; it holds at once. */
export function ConsentSwitch() {
  const consent = useConsent()
  if (facts.analytics !== 'on') return <p>{consentSwitchText.countsNoPageViews(facts.name)}</p>
  return (
    <Checkbox
      label={consentSwitchText.countPagesIOpen}
      hint={consentSwitchText.onlyHowOftenEach}
      checked={consent === 'yes'}
      onChange={(event) => giveConsent(event.target.checked ? 'yes' : 'no')}
    />
  )
}
