import { tripErrors } from '#features/trips/contract/trips.errors.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'

export const diningErrors = {
  'trip-not-found': tripErrors['trip-not-found'],
  'too-many-items': tripErrors['too-many-items'],
  'restaurant-unknown': {
    status: 422,
    title: 'Restaurant not known',
    message: 'This restaurant is not one of ours. Search again and choose from what is found.',
  },
  'price-changed': {
    status: 409,
    title: 'Price changed',
    message:
      'The price is not the one you saw. Nothing was added; search again for the one of today.',
  },
  'already-in-trip': {
    status: 409,
    title: 'Already in the trip',
    message:
      'The trip holds this restaurant for that day and meal already, at another price. Remove it there first to add it anew.',
  },
} as const satisfies ErrorTable
