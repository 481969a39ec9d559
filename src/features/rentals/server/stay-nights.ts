import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { invalidField } from '#platform/shared/invalid-field.ts'
import {
  addDays,
  earliestToday,
  type LocalDate,
  nightsBetween,
} from '#platform/shared/local-date.ts'
import { mostNights } from '../domain/rental-rules.ts'
import { nightsText as text } from './messages.ts'

interface Dates {
  readonly checkIn?: LocalDate | undefined
  readonly checkOut?: LocalDate | undefined
}

export interface StayNights {
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  readonly nights: number
}

/**
 * The requested nights: tomorrow's by default, at least one, even if both dates are the same. Throws
 * invalid-input for reversed or past dates and for too many nights.
 */
export function stayNights({ checkIn, checkOut }: Dates, now: Date): StayNights {
  const tomorrow = addDays(dayIn(businessZone, now), 1)
  const start = checkIn ?? (checkOut ? addDays(checkOut, -1) : tomorrow)
  if (start < earliestToday(now)) throw invalidField('checkIn', text.pastCheckIn)
  const end = checkOut ?? addDays(start, 1)
  if (end < start) throw invalidField('checkOut', text.endsTooEarly)
  const nights = nightsBetween(start, end)
  if (nights > mostNights) throw invalidField('checkOut', text.tooManyNights(mostNights))
  return { checkIn: start, checkOut: addDays(start, nights), nights }
}
