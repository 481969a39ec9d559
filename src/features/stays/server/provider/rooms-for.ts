import type { StaySearch } from './stays-provider.ts'

/** Children travel with adults: rooms are filled evenly. Undefined where a room would be without an adult. */
export function roomsFor(
  { adults, children, rooms }: Pick<StaySearch, 'adults' | 'children' | 'rooms'>,
  childAge: number,
) {
  if (adults < rooms) return undefined
  const share = (people: number, room: number): number =>
    Math.floor(people / rooms) + (room < people % rooms ? 1 : 0)
  return Array.from({ length: rooms }, (_, room) => ({
    adults: share(adults, room),
    children: Array.from({ length: share(children, room) }, () => childAge),
  }))
}
