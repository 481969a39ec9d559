import { allItems, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { Finding } from '../domain/findings.ts'
import { columnItems, type ItemEdit, orderItems, placeItems } from './place-items.ts'

/** The edits that put a trouble right, and what they are called. */
export function fixEdits(
  trip: TripView,
  { id, mend }: Finding,
): readonly [readonly ItemEdit[], string] {
  const item = allItems(trip).find((other) => other.id === id)
  if (!item) return [[], '']
  if (mend.kind === 'time')
    return [[{ item, changes: { time: mend.time } }], `${item.name} begins at ${mend.time}`]
  if (mend.kind === 'order') {
    const items = columnItems(trip, item.day)
    return [orderItems(items, mend.ids), 'Put in order of time']
  }
  const index = columnItems(trip, mend.day).length
  const place = mend.day === null ? 'Ideas' : formatDayShort(mend.day)
  return [placeItems(trip, [item], { day: mend.day, index }), `${item.name} moved to ${place}`]
}
