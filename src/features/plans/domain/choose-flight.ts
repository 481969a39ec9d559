import type { FlightOffer } from '#features/flights/contract/flight-offer.schema.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'

interface Wish {
  readonly startDate: string
  readonly endDate: string
  readonly heads: number
  /** Which journey the offers are for: there and back, only there, only back, or between two stops. */
  readonly kind: 'return' | 'out' | 'back' | 'between'
  /** 0 to 6: how much the price counts beside the hours of the trip. */
  readonly thrift: number
}

/** What an hour of the first or last day is worth to a person, in CAD. */
const hourCad = [25, 20, 14, 8, 4, 0.1, 0.1]
const stopCad = [25, 15, 8, 4, 2, 0.1, 0.1]
const dayBegins = 9 * 60
const dayEnds = 20 * 60

/** Hours of the first day that are over at the landing; undefined for a landing on another day. */
function hoursLostOut(arrival: string, { startDate }: Wish): number | undefined {
  const [date, minutes] = [arrival.slice(0, 10), minutesOf(arrival.slice(11, 16))]
  const late = Math.max(0, minutes - dayBegins) / 60
  if (date === startDate) return late
  return date === addDays(startDate, 1) ? 12 + late : undefined
}

/** Hours of the last day that are left at the take-off. */
function hoursLostBack(departure: string, { endDate }: Wish): number | undefined {
  if (departure.slice(0, 10) !== endDate) return undefined
  return Math.max(0, dayEnds - minutesOf(departure.slice(11, 16))) / 60
}

const earliestMove = 8 * 60

/** Hours of a day of moving that are over at the landing; undefined for a flight that begins at night or ends late. */
function hoursLostBetween(
  { departure, arrival }: FlightOffer['legs'][number],
  { startDate }: Wish,
) {
  if (departure.slice(0, 10) !== startDate || minutesOf(departure.slice(11, 16)) < earliestMove)
    return undefined
  const isLate = arrival.slice(0, 10) !== startDate || minutesOf(arrival.slice(11, 16)) > dayEnds
  return isLate ? undefined : (minutesOf(arrival.slice(11, 16)) - dayBegins) / 60
}

function lostOf({ legs: [leg, second] }: FlightOffer, wish: Wish): number | undefined {
  if (wish.kind === 'between') return leg && hoursLostBetween(leg, wish)
  const [out, back] = wish.kind === 'back' ? [undefined, leg] : [leg, second]
  const first = out ? hoursLostOut(out.arrival, wish) : 0
  const last = back ? hoursLostBack(back.departure, wish) : 0
  return first === undefined || last === undefined ? undefined : first + last
}

/** The flights that fit the days of a trip, those that cost least in money and hours first. */
export function rankFlights(offers: readonly FlightOffer[], wish: Wish): readonly FlightOffer[] {
  const at = Math.min(wish.thrift, hourCad.length - 1)
  return offers
    .flatMap((offer) => {
      const lost = lostOf(offer, wish)
      if (lost === undefined) return []
      const stops = offer.legs.reduce((sum, { stopCount }) => sum + stopCount, 0)
      const each = lost * (hourCad[at] ?? 0) + stops * (stopCad[at] ?? 0)
      return [{ offer, cost: offer.price.totalCad + wish.heads * each }]
    })
    .toSorted((a, b) => a.cost - b.cost || (a.offer.id < b.offer.id ? -1 : 1))
    .map(({ offer }) => offer)
}
