import type { ErrorTable } from '#platform/shared/problem.ts'

export const placeErrors = {
  'location-not-found': {
    status: 404,
    title: 'Location Not Found',
    message: 'Please try a different location',
  },
} as const satisfies ErrorTable
