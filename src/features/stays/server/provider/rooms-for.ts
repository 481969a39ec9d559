import { agesOf } from '#platform/shared/child-ages.ts'
import type { StaySearch } from './stays-provider.ts'

/** Children travel with adults: rooms are filled evenly. Undefined where a room would be without an adult. */
export function roomsFor(search: Pick<StaySearch, 'adults' | 'children' | 'childAges' | 'rooms'>) {
  const { adults, rooms } = search
  if (adults < rooms) return undefined
  const ages = agesOf(search)
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    children: ages.filter((_age, at) => at % rooms === room),
  }))
}
