import { DateField } from '#design/date-field/date-field.tsx'
import { addDays } from '#platform/shared/local-date.ts'
import styles from './add-sheet.module.css'
import type { Choice } from './choice.ts'
import { localToday } from './days.ts'
import { newTripFieldsText } from './messages.ts'

export interface TripDates {
  readonly startDate: string
  readonly endDate: string
}

/** Every account may have a trip of three days. */
const daysOfEveryTier = 3

/** Default dates of a new trip: the stay, cut to the length that every account may have. */
export function datesFor(choice: Choice): TripDates {
  const startDate = choice.kind === 'property' ? choice.checkIn : addDays(localToday(), 30)
  const longest = addDays(startDate, daysOfEveryTier - 1)
  const end = choice.kind === 'property' ? choice.checkOut : longest
  return { startDate, endDate: end < longest ? end : longest }
}

interface NewTripFieldsProps {
  readonly value: TripDates
  readonly onChange: (dates: TripDates) => void
}

/** When the trip is that is about to be made. */
export function NewTripFields({ value, onChange }: NewTripFieldsProps) {
  const { startDate, endDate } = value
  return (
    <div className={styles.pair}>
      <DateField
        label={newTripFieldsText.startDate}
        required
        value={startDate}
        onChange={({ target }) =>
          onChange({
            startDate: target.value,
            endDate: endDate < target.value ? target.value : endDate,
          })
        }
      />
      <DateField
        label={newTripFieldsText.endDate}
        required
        min={startDate}
        value={endDate}
        error={endDate < startDate ? newTripFieldsText.tripCannotEndBefore : undefined}
        onChange={({ target }) => onChange({ startDate, endDate: target.value })}
      />
    </div>
  )
}
