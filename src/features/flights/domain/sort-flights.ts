import type { Comparable } from './flight-wish.ts'
import { flightSortsText as text } from './messages.ts'

export const flightSorts = [
  { value: 'days', label: text.days },
  { value: 'price', label: text.price },
  { value: 'duration', label: text.duration },
  { value: 'departure', label: text.departure },
] as const
export type FlightSort = (typeof flightSorts)[number]['value']

/** Minutes of all legs together. */
export const travelMinutes = ({ legs }: Comparable): number =>
  legs.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0)

const departureOf = ({ legs: [out] }: Comparable): string => out?.departure ?? ''

/**
 * A sorted copy: most of the trip's hours (`hoursOf`) within its budget, cheapest, shortest or earliest first.
 * Equals are ordered by price, then by time.
 */
export function sortFlights<T extends Comparable>(
  offers: readonly T[],
  by: FlightSort,
  hoursOf: (offer: T) => number = () => 0,
  isOver: (offer: T) => boolean = () => false,
): T[] {
  const price = (a: T, b: T) => a.price.raw - b.price.raw
  const duration = (a: T, b: T) => travelMinutes(a) - travelMinutes(b)
  const departure = (a: T, b: T) => departureOf(a).localeCompare(departureOf(b), 'en')
  // Two flights within two hours do the same to a day.
  const days = (a: T, b: T) =>
    Number(isOver(a)) - Number(isOver(b)) || Math.round(hoursOf(b) / 2) - Math.round(hoursOf(a) / 2)
  const orders = { days, price, duration, departure }
  return offers.toSorted((a, b) => orders[by](a, b) || price(a, b) || duration(a, b))
}
