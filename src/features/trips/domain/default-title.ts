import { daysInclusive, type LocalDate } from '#platform/shared/local-date.ts'
import type { TripDestination } from './trip-destination.ts'

interface Named {
  readonly destinations: readonly TripDestination[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

const lengthAtMost = 120

/** Default title: "Tokyo, 7 days". */
export function defaultTitle({ destinations, startDate, endDate }: Named): string {
  const days = daysInclusive(startDate, endDate)
  const places = destinations.map(({ name }) => name).join(', ')
  return `${places}, ${days} ${days === 1 ? 'day' : 'days'}`.slice(0, lengthAtMost)
}
