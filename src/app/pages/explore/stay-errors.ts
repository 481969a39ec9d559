import { mostNights } from '#features/rentals/domain/rental-rules.ts'
import { nightsBetween } from '#platform/shared/local-date.ts'
import { stayErrorsText } from './messages.ts'

interface Stay {
  /** Empty if not given; likewise check-out. */
  readonly checkIn: string
  readonly checkOut: string
}

/** Validation messages for check-in and check-out, by field. */
export function stayErrors({ checkIn, checkOut }: Stay, today: string) {
  const reversed = checkIn !== '' && checkOut !== '' && checkOut < checkIn
  const tooLong = nightsBetween(checkIn, checkOut) > mostNights
  return {
    checkIn: checkIn && checkIn < today ? stayErrorsText.pastCheckIn : undefined,
    checkOut: reversed
      ? stayErrorsText.endsTooEarly
      : tooLong
        ? stayErrorsText.tooManyNights(mostNights)
        : undefined,
  }
}
