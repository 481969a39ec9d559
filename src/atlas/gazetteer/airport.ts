/** An airport with scheduled service. */
export interface Airport {
  readonly iata: string
  readonly name: string
  /** The city as travellers call it: "Paris", not the commune where the runway lies. */
  readonly city: string
  readonly country: string
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
  /** IANA name: 'America/Toronto'. */
  readonly timeZone: string
  /** Busier is higher: an own passenger figure where we have one, else by the size of the airport. */
  readonly rank: number
}
