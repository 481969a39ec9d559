import { Verdict } from './verdict.tsx'

export function VerdictExample() {
  return (
    <>
      <Verdict
        tone="free"
        status="Visa free"
        title="Canadians can stay for 90 days without a visa"
        facts={[
          { label: 'Passport', value: 'Valid for the whole stay' },
          { label: 'On arrival', value: 'Fingerprints and a photo' },
        ]}
        source="A sample of the look, not a rule of any country."
      >
        For tourism and short business trips.
      </Verdict>
      <Verdict tone="paper" status="Visa required" title="Apply online before you fly" />
      <Verdict tone="care" status="On conditions" title="A transit visa may be needed" />
      <Verdict tone="barred" status="Travel restricted" title="Travel is advised against" />
    </>
  )
}
