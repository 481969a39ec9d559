import { distanceKm } from '#platform/shared/distance.ts'
import { type MapPlace, type MapPoint, placeKindOf } from './map-place.ts'

export const listedTypes = ['hotel', 'restaurant', 'activity', 'transport'] as const

/** A place of the list beside the map, with its type as a trip item and its approximate cost. */
export interface ListedPlace extends MapPoint {
  readonly id: string
  readonly name: string
  readonly type: (typeof listedTypes)[number]
  readonly address: string
  /** Whole Canadian dollars for one: a night in a room, a meal, an admission or a ride. */
  readonly cost: number
  /** True if the cost is our estimate. */
  readonly estimated: boolean
  /** True for an invented business. */
  readonly sample: boolean
}

/** The first view of the maps page: Ottawa, at zoom 12 of 256-pixel tiles. */
export const firstCamera = { lat: 45.4215, lng: -75.6972, zoom: 11 } as const

const inOttawa = { type: 'activity', address: 'Ottawa, Canada', estimated: true } as const

/** The first places of the list: real places, with costs as far as known. */
export const firstPlaces: readonly ListedPlace[] = [
  {
    ...inOttawa,
    id: 'start:parliament-hill',
    name: 'Parliament Hill',
    lat: 45.4245,
    lng: -75.6998,
    cost: 0,
    sample: false,
  },
  {
    ...inOttawa,
    id: 'start:national-gallery-of-canada',
    name: 'National Gallery of Canada',
    lat: 45.42945,
    lng: -75.6989,
    cost: 22,
    sample: false,
  },
  {
    ...inOttawa,
    id: 'start:rideau-canal',
    name: 'Rideau Canal',
    lat: 45.4205,
    lng: -75.687,
    cost: 0,
    sample: false,
  },
]

/** A place to look around in. */
export interface Town extends MapPoint {
  readonly name: string
}

/** Where a trip goes: of some only the name is known. */
export interface Home {
  readonly name: string
  readonly lat: number | null
  readonly lng: number | null
}

/** What nights of hotels cost in the traveller's own trip, by their ids; of others the usual night counts. */
export type NightsOf = (town: Town) => Promise<ReadonlyMap<string, number>>

/** Where the page begins for who has no trip and has looked at nothing yet. */
export const firstTown: Town = {
  name: 'Ottawa',
  lat: firstCamera.lat,
  lng: firstCamera.lng,
}

/** Two places this far apart, in kilometres, are in one city or on one trip's ground; further is elsewhere. */
const sameGroundKm = 60

/** The list for a search that found a place: of another city nothing stays. */
export const forFound = (
  list: readonly ListedPlace[],
  found: ListedPlace,
): readonly ListedPlace[] =>
  withPlaces(
    list.filter((place) => distanceKm(place, found) <= sameGroundKm),
    [found],
  )

/** A town as it was written, or undefined where that is none. */
export function readTown(text: string | undefined): Town | undefined {
  try {
    const { name, lat, lng }: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    return typeof name === 'string' && typeof lat === 'number' && typeof lng === 'number'
      ? { name, lat, lng }
      : undefined
  } catch {
    return undefined
  }
}

/** The list with more places appended; existing ones keep their position. */
export function withPlaces(
  list: readonly ListedPlace[],
  more: readonly ListedPlace[],
): readonly ListedPlace[] {
  const known = new Set(list.map(({ id }) => id))
  return [...list, ...more.filter(({ id }) => !known.has(id))]
}

/** Who travels: what is for one costs each of them as much. */
export interface Travellers {
  readonly heads: number
  /** "2 adults" */
  readonly words: string
  /** Their trip, and what stands in it; absent where there is none. */
  readonly trip?:
    | { readonly title: string; readonly href: string; readonly sum: string }
    | undefined
}

type Priced = Pick<ListedPlace, 'cost' | 'estimated' | 'type'>

/** How often a price is paid: a night is for the room. */
export const timesPaid = ({ type }: Pick<ListedPlace, 'type'>, heads: number): number =>
  type === 'hotel' ? 1 : heads

export const totalCost = (list: readonly Priced[], heads: number): number =>
  list.reduce((sum, place) => sum + place.cost * timesPaid(place, heads), 0)

/** "about $22 CAD", "about 2 × $22 = $44 CAD", "$223 CAD a night", "Free"; empty if the cost is unknown. */
export function costText(place: Priced, heads: number): string | undefined {
  const { cost, estimated, type } = place
  if (cost === 0) return estimated ? 'Free' : undefined
  const times = timesPaid(place, heads)
  const sum = times > 1 ? `${times} × $${cost} = $${cost * times}` : `$${cost}`
  return `${estimated ? 'about ' : ''}${sum} CAD${type === 'hotel' ? ' a night' : ''}`
}

/** The places as markers, numbered as in the list. */
export const asMapPlaces = (list: readonly ListedPlace[], heads: number): readonly MapPlace[] =>
  list.map((place, at) => ({
    id: place.id,
    name: place.name,
    lat: place.lat,
    lng: place.lng,
    kind: placeKindOf(place.type),
    mark: String(at + 1),
    detail: costText(place, heads),
  }))
