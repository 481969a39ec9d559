import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import type { ItemDetails, Moment } from './item-details.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import { arrangeSpans } from './spans.ts'
import { nearestPlace, type TripDestination } from './trip-destination.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

interface Placing {
  readonly id: string
  readonly status: ItemStatus
  readonly day: LocalDate | null
  readonly time: string | null
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
  readonly details: ItemDetails | null
}

interface Itinerary {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly destinations: readonly TripDestination[]
  /** The traveller's place for a day, by name. */
  readonly dayPlaces?: Readonly<Record<LocalDate, string>> | undefined
}

/** Longest distance from a stay or airport to its place. km. */
const withinKm = 150

const event = { kind: 'event' } as const

const pointOf = ({ lat, lng }: Pick<Placing, 'lat' | 'lng'>): Point | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }

/** Arrival place and date of each direction. */
const arrivalsOf = (details: ItemDetails | null): readonly Moment[] => {
  if (details?.kind === 'ground') return [details.to]
  if (details?.kind !== 'flight') return []
  return details.directions.flatMap(({ segments }) => segments.at(-1)?.to ?? [])
}

/**
 * In which of its places a trip is on each of its days: indexes into `destinations`, one a day. The traveller's
 * choice counts most, then the bed of the night, the last arrival, the first visit, the day before.
 * `airport` finds airports by code; without it only arrivals that carry a place tell.
 */
export function placesOfDays(
  trip: Itinerary,
  items: readonly Placing[],
  airport: (iata: string) => Point | undefined = () => undefined,
): readonly number[] {
  const { startDate, endDate, destinations, dayPlaces = {} } = trip
  const dates = datesBetween(startDate, endDate)
  if (destinations.length < 2) return dates.map(() => 0)
  const near = (point: Point | undefined) => point && nearestPlace(destinations, point, withinKm)
  const pointOfMoment = ({ iata, place }: Moment): Point | undefined => {
    if (place?.lat !== undefined && place.lng !== undefined)
      return { lat: place.lat, lng: place.lng }
    return iata === undefined ? undefined : airport(iata)
  }
  const taken = items.filter(isTaken)
  const byId = new Map(taken.map((item) => [item.id, item]))
  const nights = new Map<LocalDate, number>()
  for (const { itemId, part, date } of arrangeSpans(trip, taken).inside) {
    const item = byId.get(itemId)
    const isNight = item?.details?.kind !== 'car' && (part === 'checkIn' || part === 'staying')
    const place = item && isNight ? near(pointOf(item)) : undefined
    // Of two stays in a night, the later one counts.
    if (place !== undefined && (part === 'checkIn' || !nights.has(date))) nights.set(date, place)
  }
  const arrivals = new Map<LocalDate, number>()
  const visits = new Map<LocalDate, number>()
  const inOrder = taken.toSorted((a, b) => ((a.time ?? '99') < (b.time ?? '99') ? -1 : 1))
  for (const item of inOrder) {
    for (const moment of arrivalsOf(item.details)) {
      const place = near(pointOfMoment(moment))
      if (place !== undefined) arrivals.set(moment.local.slice(0, 10), place)
    }
    const isVisit = item.nights === null && (item.details ?? event).kind === 'event'
    const visited = isVisit ? near(pointOf(item)) : undefined
    if (item.day !== null && visited !== undefined && !visits.has(item.day))
      visits.set(item.day, visited)
  }
  const indexes: number[] = []
  for (const date of dates) {
    const chosen = destinations.findIndex(({ name }) => name === ownValue(dayPlaces, date))
    const [before = 0] = indexes.slice(-1)
    const found = nights.get(date) ?? arrivals.get(date) ?? visits.get(date) ?? before
    indexes.push(chosen === -1 ? found : chosen)
  }
  return indexes
}
