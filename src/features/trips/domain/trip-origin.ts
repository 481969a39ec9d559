/** Where a trip begins. */
export interface TripOrigin {
  readonly name: string
  /** Nearest airport with flights; empty if none. */
  readonly iata: string
  readonly lat: number
  readonly lng: number
}
