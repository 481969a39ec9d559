import type { ErrorTable } from '#platform/shared/problem.ts'

export const flightErrors = {
  'search-refused': {
    status: 422,
    title: 'Search refused',
    message: 'We can’t run this search. Correct the marked fields and try again.',
  },
} as const satisfies ErrorTable
