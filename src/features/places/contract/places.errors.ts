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
  'country-not-found': {
    status: 404,
    title: 'Country Not Found',
    message: 'We don’t have the public holidays of this country.',
  },
  'hours-not-understood': {
    status: 422,
    title: 'Hours Not Understood',
    message: 'We can’t read these hours. Check the marked part.',
  },
} as const satisfies ErrorTable
