import { SelectField } from '#design/select-field/select-field.tsx'
import {
  datesBetween,
  formatDateRange,
  formatDayShort,
  isLocalDate,
  type LocalDate,
} from '#platform/shared/local-date.ts'
import { type Choice, isClosedOn } from './choice.ts'
import type { TripDates } from './new-trip-fields.tsx'
import { dayFieldText } from './messages.ts'

interface DayFieldProps {
  readonly choice: Choice
  readonly trip: TripDates
  /** Empty: unscheduled. */
  readonly value: string
  readonly onChange: (day: string) => void
}

/** More days than any trip has. */
const mostDays = 60

function daysOf(choice: Choice, { startDate, endDate }: TripDates) {
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return []
  return datesBetween(startDate, endDate)
    .slice(0, mostDays)
    .map((date, index) => {
      const label = dayFieldText.option(index + 1, formatDayShort(date))
      return {
        value: date,
        label: isClosedOn(choice, date) ? dayFieldText.closed(label) : label,
      }
    })
}

/** The first day of a trip on which the choice is open, else its first. */
export const firstOpenDay = (choice: Choice, { startDate, endDate }: TripDates): LocalDate =>
  (isLocalDate(startDate) && isLocalDate(endDate) ? datesBetween(startDate, endDate) : [])
    .slice(0, mostDays)
    .find((date) => !isClosedOn(choice, date)) ?? startDate

/** Select for the day of the trip. A property keeps its own nights, even outside the trip. */
export function DayField({ choice, trip, value, onChange }: DayFieldProps) {
  if (choice.kind !== 'property')
    return (
      <SelectField
        label={dayFieldText.label}
        empty={dayFieldText.unscheduled}
        options={daysOf(choice, trip)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const inside = choice.checkIn >= trip.startDate && choice.checkIn <= trip.endDate
  return inside ? null : (
    <p className="mute">{dayFieldText.outside(formatDateRange(choice.checkIn, choice.checkOut))}</p>
  )
}
