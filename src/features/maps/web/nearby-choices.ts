import type { NearbyType } from '#features/places/domain/nearby-estimate.ts'
import { nearbyChoicesText } from './messages.ts'

/** What can be looked for around a place, as people call it. */
export const nearbyChoices = [
  { value: 'restaurant', label: nearbyChoicesText.restaurants },
  { value: 'tourist_attraction', label: nearbyChoicesText.attractions },
  { value: 'lodging', label: nearbyChoicesText.hotels },
  { value: 'airport', label: nearbyChoicesText.transport },
] as const satisfies readonly { readonly value: NearbyType; readonly label: string }[]
