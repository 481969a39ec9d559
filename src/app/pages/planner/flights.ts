import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { flightPartyOf } from '#features/flights/domain/flight-party.ts'
import { findAirports } from '#features/places/web/index.ts'
import { type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { flightsLinkText as text } from './messages.ts'

/** The flight search of a trip: airports, dates and party are in the address already. */
function addressOf(trip: TripView, airport: string): string {
  const { startDate, endDate, party, origin } = trip
  const { adults, children, infants } = flightPartyOf(party)
  const search = new URLSearchParams({
    // The server knows no trip yet that only this browser has.
    ...(trip.version === unsentVersion ? {} : { trip: trip.id }),
    origin: origin?.iata ?? '',
    destination: airport,
    departureDate: startDate,
    ...(endDate > startDate ? { returnDate: endDate } : {}),
    adults: String(adults),
    children: String(children),
    ...(infants > 0 ? { infants: String(infants) } : {}),
  })
  return `/flights?${search.toString()}`
}

const airportOf = ({ name }: ChosenPlace) => ({
  queryKey: ['airport-of', name],
  meta: {},
  queryFn: async () => (await findAirports(name))[0]?.iata ?? '',
})

/** Goes to the flights to a place of the trip, with the search filled. */
export function useGoToFlights(trip: TripView, place: ChosenPlace): () => void {
  const { data } = useQuery(airportOf(place))
  const [, navigate] = useLocation()
  return () => {
    const go = (airport: string): void => navigate(addressOf(trip, airport))
    if (data !== undefined) return go(data)
    // Pressed before the airport is known; without a network the search asks for it.
    queryClient.fetchQuery(airportOf(place)).then(go, () => go(''))
  }
}

/** "Find flights from Toronto to Lisbon" */
export const findFlightsText = ({ origin }: TripView, place: ChosenPlace): string =>
  text.find + (origin ? text.between(origin.name, place.name) : text.to(place.name))
