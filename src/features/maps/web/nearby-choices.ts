import type { NearbyType } from '#features/places/domain/nearby-estimate.ts'

/** What can be looked for around a place, as people call it. */
export const nearbyChoices = [
  { value: 'restaurant', label: 'Restaurants' },
  { value: 'tourist_attraction', label: 'Attractions' },
  { value: 'lodging', label: 'Hotels' },
  { value: 'airport', label: 'Transport' },
] as const satisfies readonly { readonly value: NearbyType; readonly label: string }[]
