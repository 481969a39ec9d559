import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { type DetailPlaces, filledDetails } from '../domain/fill-details.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { departureDay } from '../domain/spans.ts'

const fail = failWith(commonErrors)

type Filled = {
  readonly [K in 'details' | 'day' | 'status']?: ItemFields[K] | undefined
}

/**
 * A write of an item with the zones and instants of its details; a flight stands on its day, unless it is
 * taken off the days. Throws invalid-input for details that cannot be.
 */
export function filledItem<T extends Filled>(places: DetailPlaces, write: T): T {
  if (!write.details) return write
  const { details, errors } = filledDetails(write.details, places)
  if (errors.length > 0) throw fail('invalid-input', { fields: errors })
  const leaves = write.status === 'idea' ? undefined : departureDay(details)
  return { ...write, details, ...(leaves === undefined ? {} : { day: leaves }) }
}
