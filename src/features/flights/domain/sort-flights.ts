import { firstDifference } from '#platform/shared/first-difference.ts'
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

/** The value of an hour of travel, in units of the price. */
const hourWorth = 25

/** Price and time in one figure: less is better. */
export const worthOf = (offer: Comparable): number =>
  offer.price.raw + (travelMinutes(offer) / 60) * hourWorth

/** What an offer does to a trip. */
export interface TripFit {
  /** Days that are gone. */
  readonly lost: number
  /** How much is left of the first and the last day. */
  readonly kept: number
  /** Stops that no longer fit. */
  readonly moved?: number
  /** The trip would cost more than its budget. */
  readonly isOver?: boolean
}
const noFit: TripFit = { lost: 0, kept: 0 }

/**
 * What an offer costs the days of a trip, the gravest first: whole days, stops, more than its budget, a journey out
 * of all proportion, hours of the first and the last day; then price and time. Less is better; the first
 * figure in which two offers differ decides.
 */
const costOfDays = (
  offer: Comparable,
  { lost, kept, moved = 0, isOver = false }: TripFit,
  shortest: number,
): readonly number[] => [
  lost,
  moved,
  Number(isOver),
  // A day and a night on the way is no way to spend a first day, however late it lands.
  Number(travelMinutes(offer) > shortest * 1.6 + 120),
  -kept,
  worthOf(offer),
]

/** A sorted copy: by what an offer costs the days of a trip, or cheapest, shortest or earliest first. Equals are ordered by price, then by time. */
export function sortFlights<T extends Comparable>(
  offers: readonly T[],
  by: FlightSort,
  fitOf: (offer: T) => TripFit | undefined = () => noFit,
): T[] {
  const price = (a: T, b: T) => a.price.raw - b.price.raw
  const duration = (a: T, b: T) => travelMinutes(a) - travelMinutes(b)
  const departure = (a: T, b: T) => departureOf(a).localeCompare(departureOf(b), 'en')
  const shortest = Math.min(...offers.map(travelMinutes))
  const costs = new Map(
    by === 'days' ? offers.map((one) => [one, costOfDays(one, fitOf(one) ?? noFit, shortest)]) : [],
  )
  const days = (a: T, b: T) => firstDifference(costs.get(a) ?? [], costs.get(b) ?? [])
  const orders = { days, price, duration, departure }
  return offers.toSorted((a, b) => orders[by](a, b) || price(a, b) || duration(a, b))
}
