import type { PlaceKind } from '#design/art/kind-shapes.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

export interface TripAirport extends Point {
  readonly iata: string
  /** The city as travellers call it. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** IANA. */
  readonly timeZone: string
}

/** Port: what a trip asks of the map: airports, and which clocks a place keeps. */
export interface TripPlaces {
  /** By its code, or the main one of a metropolis by that of all its airports. */
  airport(iata: string): TripAirport | undefined
  /** Nearest airport with flights; undefined if none. */
  nearestFlown(point: Point): TripAirport | undefined
  /** The airport that a town flies from: of several of a metropolis the main one. Undefined if none. */
  townAirport(point: Point): TripAirport | undefined
  /** The zones of the clocks that a place may keep, the likeliest first; none where nothing is near. */
  zonesAt(point: Point): readonly string[]
  /** What kind of place an item's `source` is, for its sign: 'castle', 'pizza'. Undefined if unknown. */
  kindOf(source: string): PlaceKind | undefined
}
