import type { Weekday } from '#features/trips/domain/opening-hours.ts'

/**
 * What the guide knows of the world, in its own words. Coordinates are WGS 84 degrees, prices Canadian
 * dollars (major units) for one adult, one room night or one cover; times are local, 'HH:MM'.
 */

export interface Point {
  readonly lat: number
  readonly lng: number
}

interface Row extends Point {
  /** 'paris/louvre' */
  readonly id: string
  readonly name: string
  readonly district: string
  readonly description: string
}

/** When a place receives people. Without times it is always open. */
export interface Hours {
  /** In the syntax of OpenStreetMap, where it is known. */
  readonly hours?: string | undefined
  readonly opens?: string | undefined
  readonly closes?: string | undefined
  readonly closedOn: readonly Weekday[]
  readonly openMonths?: readonly number[] | undefined
}

export interface SightRow extends Row, Hours {
  readonly localName?: string | undefined
  readonly aliases?: readonly string[] | undefined
  readonly category: string
  readonly durationMinutes: number
  readonly admission: 'free' | 'paid'
  readonly priceCad: number
  /** Whether its ticket is bought before. */
  readonly advanceTicket?: 'required' | 'advised' | undefined
  /** 1: a main attraction; 3: worth a detour. */
  readonly prominence: number
}

export interface HotelRow extends Row {
  readonly style: string
  readonly stars: number
  /** A double room in the shoulder season. */
  readonly priceCad: number
  readonly rating: number
  readonly amenities: readonly string[]
}

export interface RestaurantRow extends Row, Hours {
  readonly cuisines: readonly string[]
  readonly priceCad: number
  readonly rating: number
}

export interface ActivityRow extends Row {
  readonly category: string
  readonly durationMinutes: number
  readonly priceCad: number
  readonly rating: number
}

/** A place that people travel to. */
export interface Town extends Point {
  readonly slug: string
  readonly name: string
  readonly nameFr: string
  readonly country: string
  readonly countryCode: string
  /** State or province, where it helps to tell towns of one name apart. */
  readonly region?: string | undefined
  readonly currency: string
  /** 'Europe/Paris'; of covered towns. */
  readonly timeZone?: string | undefined
  readonly airports: readonly string[]
  readonly bestMonths: readonly number[]
  /** Of covered towns: when rooms cost most, and least. */
  readonly peakMonths?: readonly number[] | undefined
  readonly lowMonths?: readonly number[] | undefined
  /**
   * Whether there are rows for it; without them there are no sights, and businesses are generated as
   * samples.
   */
  readonly covered: boolean
  readonly asOf: string
}

export interface TownRows {
  readonly town: Town
  readonly sights: readonly SightRow[]
  readonly hotels: readonly HotelRow[]
  readonly restaurants: readonly RestaurantRow[]
  readonly activities: readonly ActivityRow[]
}

export interface Climate {
  readonly station: string
  readonly highC: readonly number[]
  readonly lowC: readonly number[]
  readonly rainDays: readonly number[]
  readonly seaC?: readonly number[] | undefined
}

export interface CountryRow {
  readonly code: string
  readonly name: string
  readonly nameFr: string
  readonly capital: string
  readonly languages: readonly string[]
  readonly currency: string
  /** '+33' */
  readonly callingCode: string
  readonly plugs: readonly string[]
  readonly voltage: readonly number[]
  readonly drivingSide: 'left' | 'right'
  readonly emergency: {
    readonly all?: string | undefined
    readonly police: string
    readonly ambulance: string
    readonly fire: string
  }
  readonly tipping: string
  readonly tapWater: { readonly rating: 'safe' | 'mostly' | 'no'; readonly note: string }
}

export interface Nonstop {
  /** Codes of the airports, in the order of the way. */
  readonly ends: readonly [string, string]
  readonly airlines: readonly string[]
  readonly minutes: number
  readonly season: 'all' | 'summer' | 'winter'
}
