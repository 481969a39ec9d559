import { tripErrors } from '#features/trips/contract/trips.errors.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'

export const rentalErrors = {
  'trip-not-found': tripErrors['trip-not-found'],
  'too-many-items': tripErrors['too-many-items'],
  'property-unknown': {
    status: 422,
    title: 'Property not known',
    message: 'This property is not one of ours. Search again and choose from what is found.',
  },
  'price-changed': {
    status: 409,
    title: 'Price changed',
    message:
      'The price is not the one you saw. Nothing was added; search again for the price of today.',
  },
  'already-in-trip': {
    status: 409,
    title: 'Already in the trip',
    message:
      'The trip holds this property for these nights already, at another price. Remove it there first to add it anew.',
  },
} as const satisfies ErrorTable
