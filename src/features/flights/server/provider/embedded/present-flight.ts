import { familiesFor, type Ranges } from '#atlas/air/fleet.ts'
import type { Airline } from '#atlas/air/schema.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import { seededBy } from '#atlas/samples/seeded.ts'
import type { CabinName } from '../../../domain/cabin.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import type { FlightAirport, FlightQuery, FoundFlight, FoundSegment } from '../flights-provider.ts'
import { cabinOn } from './cabin-rules.ts'
import type { PricedJourney } from './day-options.ts'
import { fareRules } from './fare-rules.ts'
import type { Trip } from './pair-returns.ts'
import { partyPrice } from './party-price.ts'
import type { Flight } from './timetable.ts'

type Airlines = ReadonlyMap<string, Airline>

/** The airlines, and the range of their aircraft. */
export interface Fleets {
  readonly airlines: Airlines
  readonly ranges: Ranges
}

export const toFlightAirport = ({ iata, name, city, timeZone }: Airport): FlightAirport => ({
  iata,
  name,
  city,
  timeZone,
})

/** One of the families that the airline can use at this distance; the same every day. */
function aircraftOf({ number, carrier, line }: Flight, fleets: Fleets): string | null {
  const airline = fleets.airlines.get(carrier)
  const [first, ...rest] = airline ? familiesFor(airline, line.km, fleets.ranges) : []
  return first ? seededBy(number).pick([first, ...rest]) : null
}

const segmentsOf = (
  { flights, selfTransfers }: PricedJourney,
  cabin: CabinName,
  fleets: Fleets,
): readonly FoundSegment[] =>
  flights.map((flight, at) => ({
    carrier: {
      code: flight.carrier,
      name: fleets.airlines.get(flight.carrier)?.name ?? flight.carrier,
    },
    number: flight.number,
    from: toFlightAirport(flight.line.from),
    to: toFlightAirport(flight.line.to),
    departs: flight.departs,
    arrives: flight.arrives,
    aircraft: aircraftOf(flight, fleets),
    cabin: cabinOn(flight, cabin, fleets.airlines),
    route: 'known',
    selfTransfer: selfTransfers.has(at - 1),
  }))

/** '2027-04-13YYZAC848LHR': day, airports and flight numbers. */
const legId = ({ flights, departs }: PricedJourney): string => {
  const [first] = flights
  if (!first) return ''
  const day = wallDate(wallAt(first.line.from.timeZone, departs))
  return `${day}${first.line.from.iata}${flights.map(({ number, line }) => number + line.to.iata).join('')}`
}

/** Flights, cabin and travellers; two hundred characters at most. */
const offerId = (trip: Trip, { cabin, adults, children, infants }: FlightQuery): string =>
  `embedded:${trip.map(legId).join('/')};${cabin};${adults}-${children}-${infants}`

/**
 * Turns trips into sample offers of the port; they cannot be booked. Trips that share a journey share its
 * segments.
 */
export function createFlightPresenter(
  query: FlightQuery,
  fleets: Fleets,
): (trip: Trip) => FoundFlight {
  const { airlines } = fleets
  const known = new Map<PricedJourney, readonly FoundSegment[]>()
  const legOf = (journey: PricedJourney): readonly FoundSegment[] => {
    const leg = known.get(journey) ?? segmentsOf(journey, query.cabin, fleets)
    known.set(journey, leg)
    return leg
  }
  return (trip) => ({
    id: offerId(trip, query),
    legs: trip.map(legOf),
    validatingAirlines: [...new Set(trip.map(({ validating }) => validating))],
    ...partyPrice(trip, query, airlines),
    ...fareRules(trip, query.cabin, airlines),
    isMachineBookable: false,
    bookingLink: null,
    sample: true,
  })
}
