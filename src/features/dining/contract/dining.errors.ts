import { tripErrors } from '#features/trips/contract/trips.errors.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'

export const diningErrors = {
  'trip-not-found': tripErrors['trip-not-found'],
  'too-many-items': tripErrors['too-many-items'],
  'restaurant-unknown': {
    status: 422,
    title: 'Unknown restaurant',
    message: 'This isn’t one of our restaurants. Search again and choose from the results.',
  },
  'photo-unknown': {
    status: 404,
    title: 'No such photo',
    message: 'This photo isn’t there any more. Search again to see today’s.',
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
      'This restaurant is already in the trip for that day and meal, at another price. Remove it there first, then add it again.',
  },
} as const satisfies ErrorTable
