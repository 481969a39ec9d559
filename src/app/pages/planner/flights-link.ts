import { useQuery } from '@tanstack/react-query'
import type { FlownTrip } from '#features/flights/web/index.ts'
import { findAirports } from '#features/places/web/index.ts'
import { rideHomeOf, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { flightsLinkText as text } from './messages.ts'
import { wishEnd } from './wish-end.ts'

/** Flight query of a trip to one of its places; undefined while its airport loads. */
export function useFlown(trip: TripView, place: ChosenPlace): FlownTrip | undefined {
  const { name } = place
  const { data, isError } = useQuery({
    queryKey: ['airport-of', name],
    meta: {},
    queryFn: async () => (await findAirports(name))[0]?.iata ?? '',
  })
  const { startDate, party, origin } = trip
  if (data === undefined && !isError) return undefined
  return {
    // A trip that isn't on the server yet has no id there.
    id: trip.version === unsentVersion ? undefined : trip.id,
    startDate,
    endDate: wishEnd(trip),
    party,
    from: origin?.iata ?? '',
    to: data ?? '',
    fromName: origin?.name ?? '',
    toName: name,
    rideHome: rideHomeOf(trip),
  }
}

/** "Find flights from Toronto to Lisbon" */
export const findFlightsText = ({ origin }: TripView, place: ChosenPlace): string =>
  text.find + (origin ? text.between(origin.name, place.name) : text.to(place.name))
