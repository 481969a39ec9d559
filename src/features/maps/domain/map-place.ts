import { wordTable } from '#platform/shared/word-table.ts'

/** A place on the earth, WGS 84 degrees. */
export interface MapPoint {
  readonly lat: number
  readonly lng: number
}

export const placeKinds = ['hotel', 'restaurant', 'activity', 'flight', 'other'] as const
export type PlaceKind = (typeof placeKinds)[number]

interface WayOn {
  readonly how: 'foot' | 'ride' | 'ferry'
  /** "12 min" */
  readonly brief: string
  /** "then 650 m, about 12 min on foot" */
  readonly words: string
}

/** A place on a map. */
export interface MapPlace extends MapPoint {
  readonly id: string
  readonly name: string
  readonly kind: PlaceKind
  /** The text in its mark: its number in the list beside. */
  readonly mark: string
  /** Stands in place of the mark over the ground: "$93". */
  readonly tag?: string | undefined
  /** "about $22 CAD", "4.6, 2 km". */
  readonly detail?: string | undefined
  /** Its mark is that of the day of this number. */
  readonly ofDay?: number | undefined
  /** Only for orientation: a small mark that is never grouped. */
  readonly beside?: true | undefined
  /** How one goes on to the place after it: the way between the two is drawn. */
  readonly way?: WayOn | undefined
}

/** For orientation among others, in the colour of its day. */
export const besideOthers = (place: MapPlace, day = place.ofDay): MapPlace => ({
  ...place,
  ofDay: day,
  way: undefined,
  beside: true,
})

/** What other parts call the kinds of things; transport is drawn as a flight. */
const kinds = wordTable<PlaceKind>({
  hotel: 'hotel',
  property: 'hotel',
  restaurant: 'restaurant',
  activity: 'activity',
  attraction: 'activity',
  flight: 'flight',
  transport: 'flight',
})

/** The kind of mark for this type of item; `other` for types without one. */
export const placeKindOf = (type: string): PlaceKind => kinds.get(type) ?? 'other'

/** Where a map looks when it has nothing to show: Paris, at zoom 12 of 256-pixel tiles. */
export const usualCamera = { lat: 48.8566, lng: 2.3522, zoom: 11 } as const
