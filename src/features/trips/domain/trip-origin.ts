/** Where a trip begins. */
export interface TripOrigin {
  readonly name: string
  /** The nearest airport that has flights; empty where none is near. */
  readonly iata: string
  readonly lat: number
  readonly lng: number
}
