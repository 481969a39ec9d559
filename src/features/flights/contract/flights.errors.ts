import type { ErrorTable } from '#platform/shared/problem.ts'
import { tripScopeErrors } from '#platform/shared/trip-scope.ts'

export const flightErrors = {
  ...tripScopeErrors,
  'offer-gone': {
    status: 410,
    title: 'Offer gone',
    message: 'This fare is no longer sold. Search again for today’s.',
  },
  'search-refused': {
    status: 422,
    title: 'Search refused',
    message: 'We can’t run this search. Correct the marked fields and try again.',
  },
} as const satisfies ErrorTable
