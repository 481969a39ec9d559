import { useState } from 'react'
import { DateRangeField } from './date-range-field.tsx'

export function DateRangeFieldExample() {
  const [stay, setStay] = useState({ start: '2027-04-12', end: '2027-04-15' })
  const [trip, setTrip] = useState({ start: '2027-05-08', end: '2027-05-01' })
  return (
    <>
      <DateRangeField
        start={{ label: 'Check-in' }}
        end={{ label: 'Check-out' }}
        min="2027-01-01"
        nights={1}
        value={stay}
        onChange={setStay}
      />
      <DateRangeField
        start={{ label: 'Start date' }}
        end={{
          label: 'End date',
          error: trip.end < trip.start ? 'The trip cannot end before it starts.' : undefined,
        }}
        required
        value={trip}
        onChange={setTrip}
      />
    </>
  )
}
