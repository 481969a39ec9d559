import { useMemo } from 'react'
import type { Party } from '#features/trips/domain/party.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { flightPartyOf } from '../domain/flight-party.ts'
import { emptyForm, type FlightForm } from '../domain/search-form.ts'
import { useFlights } from './flights.queries.ts'

/** What a trip says of its flights. */
export interface FlownTrip {
  /** Undefined while only this browser has it. */
  readonly id: string | undefined
  readonly startDate: string
  readonly endDate: string
  readonly party: Party
  /** IATA codes; empty while unknown. */
  readonly from: string
  readonly to: string
  /** Names of both ends. */
  readonly fromName: string
  readonly toName: string
  /** Minutes of the ride to the airport of the flight home, where it is known. */
  readonly rideHome?: number | undefined
}

/** The search of a trip, leaving on a day. */
export const formOf = (
  { startDate, endDate, party, from, to }: FlownTrip,
  departureDate = startDate,
): FlightForm => ({
  ...emptyForm,
  ...flightPartyOf(party),
  origin: from,
  destination: to,
  departureDate,
  roundTrip: endDate > startDate,
  returnDate: endDate > startDate ? endDate : '',
})

const today = (): string => new Date().toLocaleDateString('en-CA')

/** Flights that leave on the first day, and those of the evening before that land on it. */
export function useTripFlights(trip: FlownTrip) {
  const { startDate, id: tripId } = trip
  const eve = addDays(startDate, -1)
  const onDay = useFlights(formOf(trip), { tripId, wanted: true })
  const before = useFlights(formOf(trip, eve), { tripId, wanted: eve >= today() })
  const offers = useMemo(() => {
    const early = (before.data?.data ?? []).filter(
      ({ legs: [out] }) => (out?.arrival ?? '').slice(0, 10) >= startDate,
    )
    return [...early, ...(onDay.data?.data ?? [])]
  }, [before.data, onDay.data, startDate])
  return {
    offers,
    unserved: onDay.data?.unserved ?? [],
    isOffered: onDay.data?.offered !== false,
    // Both at once: rows that come later would push those that are read.
    isPending: onDay.isFetching || before.isFetching,
    error: onDay.error && before.error,
    refetch: () => {
      void onDay.refetch()
      void before.refetch()
    },
  }
}
