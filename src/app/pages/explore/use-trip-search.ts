import { type SearchTrip, useSearchTrip } from '#features/trips/web/index.ts'
import { useAddress, withUnsaid } from '#platform/web/use-address.ts'
import { saidByTrip } from './search-address.ts'

interface TripSearch {
  readonly found: SearchTrip
  /** URL parameters, completed from the trip. */
  readonly address: URLSearchParams
  /** Parameters of the trip alone. */
  readonly ofTrip: URLSearchParams | undefined
}

/** Search of the URL, within the trip that it names. */
export function useTripSearch(): TripSearch {
  const { address } = useAddress()
  const found = useSearchTrip()
  const { trip } = found
  if (!trip) return { found, address, ofTrip: undefined }
  const said = saidByTrip(trip)
  return {
    found,
    address: withUnsaid(address, said),
    ofTrip: withUnsaid(new URLSearchParams(), said),
  }
}
