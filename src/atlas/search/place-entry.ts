import type { PlaceKind } from '../gazetteer/place.ts'

/** A way to spell a place; `penalty` lowers it against the place's own name. */
export interface Spelling {
  readonly text: string
  readonly penalty: number
}

/** A place as the build gives it to the index. */
export interface PlaceEntry {
  readonly kind: PlaceKind
  /** Undefined for cities: their id follows from name and GeoNames number. */
  readonly id: string | undefined
  readonly geonameId: number
  readonly name: string
  readonly countryCode: string
  readonly regionKey: string | undefined
  readonly lat: number
  readonly lng: number
  readonly population: number
  /** 0 to 12: log10 of the people for a city, above 8 for a destination. */
  readonly rank: number
  readonly spellings: readonly Spelling[]
}

/** What goes beside the columns: small tables of text. */
export interface IndexTexts {
  readonly countries: readonly (readonly [
    code: string,
    name: string,
    nameFr: string,
    currency: string,
  ])[]
  /** Key 'CA.08' with name and the abbreviation people write. */
  readonly regions: readonly (readonly [key: string, name: string, short: string])[]
  /** Ids of the places that are no city, by place number. */
  readonly ids: readonly string[]
}

/** Ranks and penalties are kept as sixteenths in a byte. */
export const rankUnit = 16
export const noRegion = 0xffff
/** Stands before each spelling in a trigram, so that beginnings weigh more. */
export const beginMark = 1
/** Trigrams are taken from so many bytes of a spelling: what follows tells little more. */
export const trigramBytes = 28
