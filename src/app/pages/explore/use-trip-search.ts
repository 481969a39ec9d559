import { type SearchTrip, useSearchTrip } from '#features/trips/web/index.ts'
import { useAddress, withUnsaid } from '#platform/web/use-address.ts'
import { saidByTrip } from './search-address.ts'

interface TripSearch {
  readonly found: SearchTrip
  /** The address, with what it leaves unsaid as the trip has it. */
  readonly address: URLSearchParams
  /** What the trip alone says. */
  readonly ofTrip: URLSearchParams | undefined
}

/** The search of the address, in the trip that it names. */
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
