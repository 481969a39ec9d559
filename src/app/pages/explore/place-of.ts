import type { SearchPlace } from './search-address.ts'
import type { FoundAt } from './choice.ts'

/** "Paris, France" in the search becomes "Paris" in the trip. */
export const placeOf = ({ location, locationId }: SearchPlace): FoundAt => ({
  ref: locationId || null,
  name: location.split(',')[0]?.trim() || location,
})
