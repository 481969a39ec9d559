import type { Airline } from '#atlas/air/schema.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import type { CabinName } from '../../../domain/cabin.ts'
import type { Journey } from './build-journeys.ts'
import { advanceOfFare, seasonOfFare } from './fare-season.ts'
import type { Flight } from './timetable.ts'

interface FareQuestion {
  readonly from: Airport
  readonly to: Airport
  readonly date: LocalDate
  readonly daysAhead: number
  readonly cabin: CabinName
  /** The end that is not home. */
  readonly away: Airport
}

const kindFactors: Readonly<Record<Airline['kind'] | 'unknown', number>> = {
  'full-service': 1,
  hybrid: 0.87,
  'low-cost': 0.63,
  leisure: 0.8,
  regional: 1.25,
  unknown: 1.2,
}
const longKm = 3500

/** Against the economy fare, on short and on long flights. */
const cabinFactors: Readonly<Record<CabinName, readonly [number, number]>> = {
  ECONOMY: [1, 1],
  PREMIUM_ECONOMY: [1.5, 1.85],
  BUSINESS: [2.8, 3.6],
  FIRST: [3.1, 5.8],
}

/** Alone on a line an airline asks for more. */
const competition = (carriers: number): number =>
  carriers > 2 ? 0.94 : ([1.12, 1.12, 1][carriers] ?? 1)

/** At night and around noon one flies for less. */
function hourFactor({ minute }: Flight): number {
  const hour = Math.floor(minute / 60)
  if (hour < 6 || hour >= 22) return 0.93
  return hour < 9 || (hour >= 16 && hour < 19) ? 1.05 : 1
}

/** The flight that carries one farthest: its airline writes the ticket and sets the price. */
export const mainFlight = ({ flights }: Pick<Journey, 'flights'>): Flight | undefined => {
  let [main] = flights
  for (const flight of flights) if (main && flight.line.km > main.line.km) main = flight
  return main
}

/**
 * Canadian dollars that one adult pays for a journey of this direction and day, taxes included: a
 * model, no tariff.
 */
export function createFares(
  airlines: ReadonlyMap<string, Airline>,
  { from, to, date, daysAhead, cabin, away }: FareQuestion,
): (journey: Journey) => number {
  const directKm = distanceKm(from, to)
  const ofDay = seasonOfFare(away, date) * advanceOfFare(daysAhead)
  const [short, long] = cabinFactors[cabin]
  return (journey) => {
    const { flights, selfTransfers } = journey
    const main = mainFlight(journey)
    const [first] = flights
    if (!main || !first) return 0
    const stops = flights.length - 1
    let [flown, demand] = [0, 0]
    for (const flight of flights) {
      flown += flight.line.km
      demand += flight.demand
    }
    const km = 0.75 * directKm + 0.25 * flown
    const distance = 82 + 0.065 * km + 18 * stops + 45 * selfTransfers.size
    const kind = airlines.get(main.carrier)?.kind ?? 'unknown'
    return (
      distance *
      kindFactors[kind] *
      (km >= longKm ? long : short) *
      0.9 ** Math.min(stops, 2) *
      competition(main.line.carriers.length) *
      hourFactor(first) *
      (demand / flights.length) *
      ofDay
    )
  }
}
