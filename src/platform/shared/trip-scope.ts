import type { ErrorTable } from './problem.ts'
import { uuid } from './wire.ts'

/**
 * For the schema of a search: inside of which of the caller's trips it is made. What of dates, party, origin
 * and place is left out comes from it.
 */
export const tripScope = { itineraryId: uuid.optional() }

/** What such a search may fail with. */
export const tripScopeErrors = {
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'This trip doesn’t exist, or it isn’t yours.',
  },
} as const satisfies ErrorTable
