import { formatDayShort } from '#platform/shared/local-date.ts'
import { sharedTripViewText as text } from './messages.ts'
import type { SharedTrip } from './sharing.client.ts'

type Day = SharedTrip['days'][number]

/** What a flight out does on the day that it is listed on. */
export interface Flown {
  /** A departure before the first day of the trip. */
  readonly leaves?: SharedTrip['outside'][number] | undefined
  /** The time of a landing on the day itself. */
  readonly lands?: string | undefined
}

/** The flights that land on a day or left before the trip, by their ids. */
export function flownOn({ outside }: SharedTrip, { items, spans }: Day) {
  const isOf = (id: string, part: string) => (span: Day['spans'][number]) =>
    span.itemId === id && span.part === part && span.direction === 'out'
  return new Map<string, Flown>(
    items
      .filter(({ type }) => type === 'flight')
      .map(({ id }) => [
        id,
        {
          leaves: outside.find(isOf(id, 'departs')),
          lands: spans.find(isOf(id, 'arrives'))?.time ?? undefined,
        },
      ]),
  )
}

/** "22:50", or "Sat 15 May 06:10" where the flight that leaves on a day lands after the trip. */
function landingOf({ days, outside }: SharedTrip, day: Day, itemId: string): string {
  const isOf = (span: Day['spans'][number]): boolean =>
    span.itemId === itemId && span.part === 'arrives' && span.direction === 'back'
  const later = days
    .filter(({ date }) => date > day.date)
    .flatMap(({ date, spans }) => spans.filter(isOf).map((span) => ({ ...span, date })))
    .concat(outside.filter(isOf))[0]
  const here = day.spans.find(isOf)
  if (here) return here.time ?? ''
  return later ? [formatDayShort(later.date), later.time].filter(Boolean).join(' ') : ''
}

/** A day's line for flights listed on another day that begin or end on it: "19:45 Flight home, LIS → YYZ, lands 22:50". */
export function waysOf(trip: SharedTrip, at: number): readonly string[] {
  const day = trip.days[at]
  if (!day) return []
  const flights = new Map(
    trip.days.flatMap(({ items }) =>
      items
        .filter(({ type, status }) => type === 'flight' && status !== 'cancelled')
        .map((item) => [item.id, item] as const),
    ),
  )
  const own = new Set(day.items.map(({ id }) => id))
  const leaves = new Set(
    day.spans.flatMap(({ itemId, part, direction }) =>
      part === 'departs' && direction === 'back' ? itemId : [],
    ),
  )
  return day.spans.flatMap(({ itemId, part, direction, time }) => {
    const flight = flights.get(itemId)
    const isHome = direction === 'back'
    if (!flight || part === 'continues' || (own.has(itemId) && !isHome)) return []
    // Said with the departure.
    if (part === 'arrives' && isHome && leaves.has(itemId)) return []
    const [from = '', to = ''] = flight.name.split(' → ')
    const name = isHome && to ? `${to} → ${from}` : flight.name
    const landing = part === 'departs' && isHome ? landingOf(trip, day, itemId) : ''
    return [text.way(time ?? '', isHome, part === 'arrives', name, landing)]
  })
}
