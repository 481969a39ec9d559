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

interface Fit {
  readonly lost: number
  readonly kept: number
}

/** What a trip knows of an offer. */
interface Known<T> {
  readonly isOver: (offer: T) => boolean
  /** It is in the trip: the others are read beside it. */
  readonly isOwn: (offer: T) => boolean
}
const unknown = { isOver: () => false, isOwn: () => false }
const noFit = (): Fit => ({ lost: 0, kept: 0 })

/**
 * A sorted copy: what is in the trip, then no day of the trip lost, then within its budget, then most of its days kept; or cheapest,
 * shortest or earliest first. Equals are ordered by price, then by time.
 */
export function sortFlights<T extends Comparable>(
  offers: readonly T[],
  by: FlightSort,
  fitOf: (offer: T) => Fit | undefined = noFit,
  { isOver, isOwn }: Known<T> = unknown,
): T[] {
  const price = (a: T, b: T) => a.price.raw - b.price.raw
  const duration = (a: T, b: T) => travelMinutes(a) - travelMinutes(b)
  const departure = (a: T, b: T) => departureOf(a).localeCompare(departureOf(b), 'en')
  // A day and a night on the way is no way to spend a first day, however late it lands.
  const shortest = Math.min(...offers.map(travelMinutes))
  const isLong = (one: T): boolean => travelMinutes(one) > shortest * 1.6 + 120
  const fits = new Map(by === 'days' ? offers.map((one) => [one, fitOf(one) ?? noFit()]) : [])
  const days = (a: T, b: T) => {
    const [here, there] = [fits.get(a) ?? noFit(), fits.get(b) ?? noFit()]
    return (
      Number(isOwn(b)) - Number(isOwn(a)) ||
      here.lost - there.lost ||
      Number(isOver(a)) - Number(isOver(b)) ||
      Number(isLong(a)) - Number(isLong(b)) ||
      there.kept - here.kept
    )
  }
  const orders = { days, price, duration, departure }
  return offers.toSorted((a, b) => orders[by](a, b) || price(a, b) || duration(a, b))
}
