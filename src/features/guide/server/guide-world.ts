import type { LocalDate } from '#platform/shared/local-date.ts'
import type {
  Climate,
  CountryRow,
  HotelRow,
  Nonstop,
  Town,
  TownRows,
} from '../domain/guide-rows.ts'

export type NameKind = 'region' | 'town' | 'country' | 'sight' | 'hotel' | 'restaurant' | 'activity'

/** Something of the world that a text names. */
export interface FoundName {
  readonly kind: NameKind
  /** Of a town its slug, of a country its code, of a region that of its route, else the id of the row. */
  readonly id: string
  /** Where it stands in the folded text, in words. */
  readonly from: number
  readonly to: number
  /** One letter or two from the name. */
  readonly isSlip?: boolean
}

export interface NearAirport {
  readonly iata: string
  readonly name: string
  readonly city: string
  /** From the middle of the town. */
  readonly km: number
  readonly lat: number
  readonly lng: number
}

export interface AirportOf extends Omit<NearAirport, 'km'> {
  /** Slug. */
  readonly town: string
}

/** Port: the facts that the guide answers from. Calls are plain and fast: everything is in memory. */
export interface GuideWorld {
  /** The day on which the facts were gone over. */
  readonly asOf: LocalDate
  /** Towns with hand-written rows. */
  readonly covered: readonly Town[]
  /** Towns with sights, for which days can be planned: covered ones, and those with sights only. */
  readonly planned: readonly Town[]
  /** Covered towns and those that people travel to. */
  readonly towns: readonly Town[]
  /** A town by its slug. */
  town(slug: string): Town | undefined
  rows(slug: string): TownRows | undefined
  /** The town that free text means, if any: 'Paris, Texas'. */
  resolve(text: string): Town | undefined
  /** Towns of one name, the best known first. */
  named(name: string): readonly Town[]
  /** Names in a text, in its order, the longest ones; `near` are towns that the talk is about. */
  namesIn(text: string, near: readonly string[]): readonly FoundName[]
  climate(slug: string): Climate | undefined
  country(code: string): CountryRow | undefined
  /** Its row is general knowledge of ours, and none of the atlas. */
  isGenerallyKnown(code: string): boolean
  countries(): readonly CountryRow[]
  /** Of any country, also of those without a row. */
  countryName(code: string, language: 'en' | 'fr'): string
  /** One area with one rule for short stays: what holds for France holds for all of it. */
  isSchengen(code: string): boolean
  /** The main airport of a town. */
  airportName(iata: string): string | undefined
  /** An airport by its code in any case, and the town that it is the airport of. */
  airport(iata: string): AirportOf | undefined
  /** The airports of a town, the nearest to its middle first. */
  airportsOf(slug: string): readonly NearAirport[]
  /** The airport nearest to a town, with its distance. */
  nearestAirport(slug: string): NearAirport | undefined
  /** Between any of the airports of two towns; undefined without a nonstop flight. */
  nonstop(from: readonly string[], to: readonly string[]): Nonstop | undefined
  /** Public holidays of a country on a day. */
  holidays(
    code: string,
    date: LocalDate,
  ): readonly { readonly name: string; readonly where: string | null }[]
  /** CAD for the nights of one room. */
  nights(
    hotel: HotelRow,
    town: string,
    start: LocalDate | undefined,
    month: number | undefined,
    nights: number,
  ): number
}
