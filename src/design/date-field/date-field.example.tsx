import { DateField } from './date-field.tsx'

export function DateFieldExample() {
  return (
    <>
      <DateField label="Check-in" defaultValue="2027-04-12" min="2027-01-01" />
      <DateField
        label="Check-out"
        defaultValue="2027-04-10"
        error="Choose a day after 12 April"
        required
      />
      <DateField label="Date of birth" hint="As written in your passport" autoComplete="bday" />
    </>
  )
}
