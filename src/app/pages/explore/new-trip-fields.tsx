import { DateRangeField } from '#design/date-range-field/date-range-field.tsx'
import { addDays } from '#platform/shared/local-date.ts'
import styles from './add-sheet.module.css'
import type { Choice } from './choice.ts'
import { localToday } from '#platform/web/local-today.ts'
import { newTripFieldsText } from './messages.ts'

export interface TripDates {
  readonly startDate: string
  readonly endDate: string
}

/** Days that a trip can have on every tier. */
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

/** Start and end date of a new trip. */
export function NewTripFields({ value, onChange }: NewTripFieldsProps) {
  const { startDate, endDate } = value
  return (
    <div className={styles.pair}>
      <DateRangeField
        start={{ label: newTripFieldsText.startDate }}
        end={{
          label: newTripFieldsText.endDate,
          error: endDate < startDate ? newTripFieldsText.tripCannotEndBefore : undefined,
        }}
        required
        value={{ start: startDate, end: endDate }}
        onChange={({ start, end }) => onChange({ startDate: start, endDate: end })}
      />
    </div>
  )
}
