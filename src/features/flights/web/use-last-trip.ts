import { useQuery } from '@tanstack/react-query'
import { lastCachedTrip } from '#features/trips/web/index.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'
import type { FlightForm } from '../domain/search-form.ts'
import { readView, saidByTrip } from './flight-address.ts'
import { useAirports } from './flights.queries.ts'
import { withUnsaid } from '#platform/web/use-address.ts'

/** What the trip that was edited last says of its flights, while nothing else is asked; undefined without one to come. */
export function useLastTrip(wanted: boolean, today: string): FlightForm | undefined {
  const { data: trip } = useQuery({
    queryKey: ['last-trip'],
    meta: {},
    queryFn: async () => (hasHint() ? ((await lastCachedTrip()) ?? null) : null),
    enabled: wanted,
    staleTime: 0,
  })
  const isToCome = trip ? trip.startDate >= today : false
  const place = wanted && isToCome ? trip?.destinations[0]?.name : undefined
  const { data: airports } = useAirports(place ?? '', place !== undefined)
  if (!trip || !place || !airports) return undefined
  // Days that wait are flown around too.
  const flown = {
    ...trip,
    origin: trip.origin ?? null,
    endDate: trip.veiled?.endDate ?? trip.endDate,
  }
  const said = saidByTrip(flown, airports[0]?.iata ?? '')
  return readView(withUnsaid(new URLSearchParams(), said)).form
}
