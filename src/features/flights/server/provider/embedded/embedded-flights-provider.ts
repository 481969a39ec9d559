import { rangesOf } from '#atlas/air/fleet.ts'
import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import { addDays, type LocalDate, nightsBetween } from '#platform/shared/local-date.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { FlightQuery, FlightsProvider } from '../flights-provider.ts'
import { createDayOptions, type PricedJourney } from './day-options.ts'
import { createPathFinder } from './find-paths.ts'
import { createNetwork, type Network } from './network.ts'
import { pairReturns, type Trip } from './pair-returns.ts'
import { createConnectionRule } from './partners.ts'
import { adultDollars } from './party-price.ts'
import { createFlightPresenter, toFlightAirport } from './present-flight.ts'
import { readJourneys } from './read-journeys.ts'
import { createTimetable } from './timetable.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
/** After so many days of a calendar others get their turn. */
const daysInATurn = 3

/** Of the airports around one without flights. */
const nearestShown = 3
const nearestWithinKm = 600

const networks = new WeakMap<Atlas, Network>()

/** The lines of an atlas, drawn up once however many servers a process builds upon it. */
function networkOf(atlas: Atlas): Network {
  const known = networks.get(atlas) ?? createNetwork(atlas.airports.all, atlas.facts.nonstops)
  networks.set(atlas, known)
  return known
}

function createWorld(atlas: Atlas, clock: Clock) {
  const { facts } = atlas
  const network = networkOf(atlas)
  const oneTicket = createConnectionRule(facts.airlines)
  return {
    network,
    oneTicket,
    clock,
    airlines: new Map(facts.airlines.map((airline) => [airline.iata, airline])),
    timetable: createTimetable(facts.airlines),
    paths: {
      oneTicket: createPathFinder(network, oneTicket),
      anyTickets: createPathFinder(network, () => true),
    },
  }
}

/** Sample flights: real airports, airlines and nonstop routes, times and fares by a model. */
export function createEmbeddedFlightsProvider(atlas: Atlas, clock: Clock): FlightsProvider {
  const world = createWorld(atlas, clock)
  const ranges = rangesOf(atlas.facts.aircraft)
  const { network, airlines, oneTicket } = world
  const options = createDayOptions(world)
  const tripsOf = (query: FlightQuery): readonly Trip[] => {
    const [from, to] = [network.airport(query.origin), network.airport(query.destination)]
    if (!from || !to) return []
    const shared = { cabin: query.cabin, nonStop: query.nonStop, away: to }
    const fits = ({ flights }: PricedJourney) =>
      !flights.slice(1).some(({ line }) => query.noChangeAt?.has(line.from.iata))
    const there = options({ ...shared, from, to, date: query.departureDate }).filter(fits)
    if (!query.returnDate) return there.map((journey) => [journey] as const)
    const back = options({ ...shared, from: to, to: from, date: query.returnDate })
    return pairReturns(there, back.filter(fits), oneTicket)
  }
  const cheapestOn = (query: FlightQuery, day: LocalDate): Money | undefined => {
    const { departureDate, returnDate } = query
    const stay =
      returnDate && returnDate > departureDate ? nightsBetween(departureDate, returnDate) : 0
    const moved = { ...query, departureDate: day, returnDate: returnDate && addDays(day, stay) }
    const prices = tripsOf(moved).map((trip) => adultDollars(trip, airlines))
    return prices.length > 0 ? money('CAD', Math.min(...prices) * 100) : undefined
  }
  return {
    source: 'embedded',
    airports: {
      airport: (iata) => {
        const airport = network.airport(iata)
        return airport && toFlightAirport(airport)
      },
      airportsOf: (code) =>
        atlas.airports.metropolises.get(code)?.airports.map(toFlightAirport) ?? [],
    },
    journeys: async (offerId) => readJourneys(world, offerId),
    nearestFlown: async (iata) => {
      const airport = network.airport(iata)
      if (!airport || network.onward(iata).length > 0) return undefined
      return network
        .nearest(airport, nearestShown, nearestWithinKm)
        .map(({ airport: near, km }) => ({ ...toFlightAirport(near), km: Math.round(km) }))
    },
    search: async (query) => {
      const present = createFlightPresenter(query, { airlines, ranges })
      return tripsOf(query)
        .map((trip) => present(trip))
        .toSorted((a, b) => a.perAdult.amountMinor - b.perAdult.amountMinor)
    },
    cheapest: async (query, days, signal) => {
      const prices: (Money | undefined)[] = []
      for (const [at, day] of days.entries()) {
        if (at % daysInATurn === 0) await nextTurn()
        signal.throwIfAborted()
        prices.push(cheapestOn(query, day))
      }
      return prices
    },
  }
}
