import { useAddress } from '#platform/web/use-address.ts'
import { useTripOfSearch } from './trips.queries.ts'
import type { TripView } from './trips.client.ts'

/** Trip of the search, if any. */
export interface SearchTrip {
  readonly trip: TripView | undefined
  /** Loading: the search isn't known yet. */
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Trip of `?trip=`. */
export function useSearchTrip(): SearchTrip {
  const { address } = useAddress()
  const named = address.get('trip') ?? ''
  const id = idShape.test(named) ? named : ''
  const { data: trip, isPending, error, refetch } = useTripOfSearch(id)
  return { trip, isPending: id !== '' && isPending, error, refetch }
}
