import type { ErrorTable } from '#platform/shared/problem.ts'
import { tripScopeErrors } from '#platform/shared/trip-scope.ts'

export const flightErrors = {
  ...tripScopeErrors,
  'search-refused': {
    status: 422,
    title: 'Search refused',
    message: 'This search cannot be made. Correct the marked fields and try again.',
  },
} as const satisfies ErrorTable
