import type { FlightOffer } from '#features/flights/contract/flight-offer.schema.ts'
import { flightPartyOf } from '#features/flights/domain/flight-party.ts'
import { type FlightsProvider, searchFlights } from '#features/flights/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import type { PlanWish } from '../domain/proposed-plan.ts'
import { movesOf } from '../domain/town-days.ts'
import { orNone, type TownFacts, type WorldDeps } from './plan-world.ts'

interface FlightDeps extends Pick<WorldDeps, 'onMissing'> {
  readonly flights: FlightsProvider
  readonly clock: Clock
}

/** One journey of the plan: there and back, or one way. */
export interface Ways {
  /** For the days of the trip, for its one way, or from one town to the next. */
  readonly kind: 'return' | 'out' | 'back' | 'between'
  /** The day of a way between towns. */
  readonly date?: LocalDate
  readonly offers: readonly FlightOffer[]
}

/** If a source refuses or fails, the journey stays open, and the plan says so. */
async function offersFor(
  deps: FlightDeps,
  { party }: PlanWish,
  journey: {
    readonly origin: string
    readonly destination: string
    readonly departureDate: string
    readonly returnDate?: string
  },
  signal: AbortSignal,
): Promise<readonly FlightOffer[]> {
  const search = {
    ...journey,
    ...flightPartyOf(party),
    cabinClass: 'ECONOMY',
    nonStop: false,
    currency: 'CAD',
  } as const
  return orNone(deps, 'flights', searchFlights(deps, search, signal))
}

/** Nearer towns are an affair of trains, buses and cars. */
const flownFromKm = 450

/** Flights from town to town, on the first day of the next one; none where people would not fly. */
async function findMoves(
  deps: FlightDeps,
  wish: PlanWish,
  towns: readonly TownFacts[],
  signal: AbortSignal,
): Promise<readonly Ways[]> {
  const moves = movesOf(wish, towns).map(async ({ from, to, date }, at): Promise<Ways> => {
    const [origin, destination] = [from.airport, to.airport]
    const isFlown =
      wish.pace?.ways?.[at] !== 'land' && distanceKm(from.centre, to.centre) >= flownFromKm
    if (!isFlown || !origin || !destination || origin === destination)
      return { kind: 'between', date, offers: [] }
    const journey = { origin, destination, departureDate: date }
    return { kind: 'between', date, offers: await offersFor(deps, wish, journey, signal) }
  })
  return Promise.all(moves)
}

/**
 * Flights that bring the party to its first town on the first day, those that leave the evening before
 * included, and home from the last one on the last day.
 */
async function findJourney(
  deps: FlightDeps,
  wish: PlanWish,
  towns: readonly TownFacts[],
  signal: AbortSignal,
): Promise<readonly Ways[]> {
  const home = wish.origin?.iata
  const [first, last] = [towns[0]?.airport, towns.at(-1)?.airport]
  if (!home || !first || !last || first === home) return []
  const ask = (journey: Parameters<typeof offersFor>[2]) => offersFor(deps, wish, journey, signal)
  const dates = [wish.startDate, addDays(wish.startDate, -1)]
  const there = async (rest: { readonly returnDate?: string }) => {
    const found = await Promise.all(
      dates.map((departureDate) =>
        ask({ origin: home, destination: first, departureDate, ...rest }),
      ),
    )
    return found.flat()
  }
  if (first === last) return [{ kind: 'return', offers: await there({ returnDate: wish.endDate }) }]
  const [out, back] = await Promise.all([
    there({}),
    ask({ origin: last, destination: home, departureDate: wish.endDate }),
  ])
  return [
    { kind: 'out', offers: out },
    { kind: 'back', offers: back },
  ]
}

/** All flights of a plan: there, from town to town, and back. */
export const findWays = async (
  deps: FlightDeps,
  wish: PlanWish,
  towns: readonly TownFacts[],
  signal: AbortSignal,
): Promise<readonly Ways[]> =>
  (
    await Promise.all([
      findJourney(deps, wish, towns, signal),
      findMoves(deps, wish, towns, signal),
    ])
  ).flat()
