import type { ErrorTable } from '#platform/shared/problem.ts'

export const placeErrors = {
  'destination-not-found': {
    status: 404,
    title: 'Destination Not Found',
    message: 'We don’t know this place. Search for it by name.',
  },
  'location-not-found': {
    status: 404,
    title: 'Location Not Found',
    message: 'Please try a different location',
  },
} as const satisfies ErrorTable
