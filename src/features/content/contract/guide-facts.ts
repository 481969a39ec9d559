import type { Ground } from '#platform/shared/draw-map.ts'

/** The facts of the atlas that a guide shows, chosen at build. Coordinates are WGS 84 degrees. */

export interface GuideSight {
  readonly slug: string
  readonly name: string
  readonly localName?: string
  /** For its sign where it has no drawing. */
  readonly kind: string
  readonly district: string
  readonly lat: number
  readonly lng: number
  readonly minutes: number
  /** An estimate of the adult admission in CAD; 0 is free. */
  readonly priceCad: number
  /** `09:00 to 18:00`; absent where it is always open. */
  readonly hours?: string
  /** Weekdays on which it is closed: `Monday`. */
  readonly closedOn: readonly string[]
  readonly description: string
}

export interface GuideDistrict {
  readonly name: string
  readonly lat: number
  readonly lng: number
}

/** Whole CAD, of the sample businesses of one destination. */
export interface SamplePrices {
  /** A night of a double room in the shoulder season: the cheapest, the middle one, the dearest. */
  readonly night: readonly [number, number, number]
  readonly hotels: number
  /** A meal for one: the cheapest, the middle one. */
  readonly meal: readonly [number, number]
  readonly restaurants: number
  /** The cheapest activity for one adult. */
  readonly activityFrom: number
}

/** January to December, as it usually is. Celsius; days with at least 1 mm. */
export interface MonthlyClimate {
  readonly station: string
  readonly highC: readonly number[]
  readonly lowC: readonly number[]
  readonly rainDays: readonly number[]
  readonly seaC?: readonly number[]
}

/** Entry rule for a Canadian passport. */
export interface EntryRule {
  readonly status: string
  readonly days?: number
  /** Where to check it. */
  readonly link: string
  /** `YYYY-MM-DD`: when it was last gone over. */
  readonly checkedOn: string
  /** Its source. */
  readonly kind: string
}

export interface GuideFacts {
  readonly name: string
  readonly country: string
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
  readonly currency: string
  readonly timeZone: string
  readonly airports: readonly string[]
  readonly bestMonths: readonly number[]
  readonly summary: string
  readonly asOf: string
  readonly sights: readonly GuideSight[]
  readonly ground: Ground
  /** Those that the guide's text describes. */
  readonly districts: readonly GuideDistrict[]
  readonly prices: SamplePrices
  readonly climate?: MonthlyClimate
  /** Absent inside Canada. */
  readonly entry?: EntryRule
}

/** A destination on the page of all destinations. */
export interface GuideCard {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly name: string
  readonly country: string
  readonly continent: string
  readonly lat: number
  readonly lng: number
  readonly bestMonths: readonly number[]
  /** The mean high by month where it is known. */
  readonly highC: readonly number[]
  /** The cheapest sample night, whole CAD. */
  readonly nightFrom: number
}
