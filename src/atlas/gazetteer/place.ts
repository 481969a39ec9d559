export const placeKinds = ['destination', 'city', 'island', 'sight', 'airport', 'country'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Anything with a name and a spot on the earth. Coordinates are WGS 84 degrees. */
export interface Place {
  readonly kind: PlaceKind
  /** Unique among all kinds: 'paris', 'interlaken-2660253', 'YYZ', 'paris/eiffel-tower'. */
  readonly id: string
  readonly name: string
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** State or province where our table knows it: 'Ontario'. */
  readonly region: string | undefined
  readonly lat: number
  readonly lng: number
  /** Population; 0 if unknown or not applicable. */
  readonly population: number
}

/** A country as the search knows it. */
export interface Country {
  readonly code: string
  readonly name: string
  readonly nameFr: string
  /** ISO 4217 code of the main currency. */
  readonly currency: string
}

/** The last part of a gazetteer city's id is its GeoNames number. */
export const cityId = (name: string, geonameId: number): string => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
  return `${words || 'place'}-${geonameId}`
}
