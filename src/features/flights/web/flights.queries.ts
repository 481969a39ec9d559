import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PlaceContract, AirportSuggestion } from '#features/places/contract/places.contract.ts'
import { placeRoutes } from '#features/places/contract/places.endpoints.ts'
import { createClient } from '#platform/web/api-client.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import type { FlightContract } from '../contract/flights.contract.ts'
import { flightRoutes } from '../contract/flights.endpoints.ts'
import { type FlightForm, missingIn, queryOf } from '../domain/search-form.ts'

const flightsApi = createClient<FlightContract>(flightRoutes, {
  service: 'flights',
  handles: ['search-refused', 'offer-gone'],
})
const placesApi = createClient<PlaceContract>(placeRoutes, { service: 'places' })

/** Trip of the search, and whether the search is complete. */
interface Scope {
  readonly tripId: string | undefined
  readonly wanted: boolean
}

const inTrip = (tripId: string | undefined) => (tripId ? { itineraryId: tripId } : {})

/** Flights for what the address says; nothing is asked until it says enough. */
export function useFlights(form: FlightForm, { tripId, wanted }: Scope) {
  const query = { ...queryOf(form), ...inTrip(tripId) }
  return useQuery({
    queryKey: ['flights', query],
    queryFn: ({ signal }) => flightsApi('searchFlights', { query }, { signal, inPlace: true }),
    enabled: wanted && missingIn(form) === '',
  })
}

/** The offer at its price of this moment, asked for once it is about to be booked. */
export function useRequote(
  { id, sample }: Pick<FlightOffer, 'id' | 'sample'>,
  form: FlightForm,
  wanted: boolean,
) {
  const query = { ...queryOf(form), id }
  return useQuery({
    queryKey: ['flight-offer', query],
    queryFn: async ({ signal }) =>
      (await flightsApi('requoteFlight', { query }, { signal, inPlace: true })).data,
    // A sample's price does not change.
    enabled: wanted && !sample && missingIn(form) === '',
    staleTime: 0,
    gcTime: 0,
  })
}

/** The cheapest price of the days around; it comes after the flights, which people wait for. */
export function useDayPrices(form: FlightForm, { tripId, wanted }: Scope) {
  const query = { ...queryOf(form), ...inTrip(tripId) }
  return useQuery({
    queryKey: ['flight-days', query],
    queryFn: ({ signal }) => flightsApi('listDayPrices', { query }, { signal }),
    enabled: wanted,
  })
}

/** Airports for what was typed; for nothing typed, the busiest. */
export const useAirports = (typed: string, wanted: boolean) =>
  useQuery({
    queryKey: ['airports', typed],
    queryFn: ({ signal }) => placesApi('searchAirports', { query: { query: typed } }, { signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  })

/** The airport of a code. */
export function useAirport(code: string): AirportSuggestion | undefined {
  const { data } = useQuery({
    queryKey: ['airports', code],
    queryFn: ({ signal }) => placesApi('searchAirports', { query: { query: code } }, { signal }),
    enabled: code !== '',
  })
  return data?.find(({ iata }) => iata === code)
}
