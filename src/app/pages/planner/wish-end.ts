import type { TripView } from '#features/trips/web/index.ts'
import { daysListed } from '#platform/shared/days-listed.ts'
import { addDays, daysBetween, formatDateRange } from '#platform/shared/local-date.ts'

/**
 * Last day of the wish: stays and flights are for its days, veiled ones included. In a trip of several places the
 * veiled ones may be in another place.
 */
export const wishEnd = ({ destinations, veiled, endDate }: TripView): string =>
  (destinations.length < 2 && veiled?.endDate) || endDate

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

type Dated = Pick<TripView, 'startDate' | 'endDate' | 'days' | 'veiled'>

/** Whether days that wait follow to such dates: another length gives them up. */
const followsTo = (trip: Dated, wanted: Dates): boolean =>
  daysBetween(trip.startDate, trip.endDate) === daysBetween(wanted.startDate, wanted.endDate)

/** The dates of a trip, or what it would have instead: with the days that wait. */
export function datesOf(trip: Dated, wanted: Dates = trip): Dates {
  const { veiled, endDate } = trip
  if (!veiled || !followsTo(trip, wanted)) return wanted
  return { ...wanted, endDate: addDays(wanted.endDate, daysBetween(endDate, veiled.endDate)) }
}

/** "20 to 24 April 2027" */
export function datesText(trip: Dated, wanted?: Dates): string {
  const { startDate, endDate } = datesOf(trip, wanted)
  return formatDateRange(startDate, endDate)
}

/** "days 4 and 5"; empty where none waits, or none would. */
export function lockedDays(trip: Dated, wanted: Dates): string {
  if (!trip.veiled || !wanted.startDate || !followsTo(trip, wanted)) return ''
  return daysListed(trip.veiled.days.map((_, at) => trip.days.length + at + 1)).toLowerCase()
}
