import { tripErrors } from '#features/trips/contract/trips.errors.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'

export const rentalErrors = {
  'trip-not-found': tripErrors['trip-not-found'],
  'too-many-items': tripErrors['too-many-items'],
  'property-unknown': {
    status: 422,
    title: 'Unknown property',
    message: 'This isn’t one of our properties. Search again and choose from the results.',
  },
  'price-changed': {
    status: 409,
    title: 'Price changed',
    message:
      'The price has changed since you saw it. Nothing was added. Search again for today’s price.',
  },
  'already-in-trip': {
    status: 409,
    title: 'Already in the trip',
    message:
      'This property is already in the trip for these nights, at another price. Remove it there first, then add it again.',
  },
} as const satisfies ErrorTable
