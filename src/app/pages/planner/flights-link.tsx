import { useQuery } from '@tanstack/react-query'
import { Plane } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { flightPartyOf } from '#features/flights/domain/flight-party.ts'
import { findAirports } from '#features/places/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { flightsLinkText as text } from './messages.ts'

/** The flight search of a trip: airports, dates and party are in the address already. */
function addressOf({ startDate, endDate, party, origin }: TripView, airport: string): string {
  const { adults, children, infants } = flightPartyOf(party)
  const search = new URLSearchParams({
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

interface FlightsLinkProps {
  readonly trip: TripView
  /** Where to. */
  readonly place: ChosenPlace
}

/** Opens the flights to a place of the trip, with the search filled and done. */
export function FlightsLink({ trip, place }: FlightsLinkProps) {
  const { data } = useQuery({
    queryKey: ['airport-of', place.name],
    queryFn: async () => (await findAirports(place.name))[0]?.iata ?? '',
  })
  const { origin } = trip
  return (
    <div>
      <ButtonLink href={addressOf(trip, data ?? '')} look="line" icon={Plane}>
        {text.find}
        {origin ? text.between(origin.name, place.name) : text.to(place.name)}
      </ButtonLink>
    </div>
  )
}
