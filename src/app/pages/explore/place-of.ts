import type { SearchPlace } from './search-address.ts'
import type { FoundAt } from './choice.ts'

/** "Paris, France" is searched for; a trip goes to Paris. */
export const placeOf = ({ location, locationId }: SearchPlace): FoundAt => ({
  ref: locationId || null,
  name: location.split(',')[0]?.trim() || location,
})
