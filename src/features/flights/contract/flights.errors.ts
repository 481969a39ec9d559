import type { ErrorTable } from '#platform/shared/problem.ts'

export const flightErrors = {
  'search-refused': {
    status: 422,
    title: 'Search refused',
    message: 'This search cannot be made. Correct the marked fields and try again.',
  },
} as const satisfies ErrorTable
