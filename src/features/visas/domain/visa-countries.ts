import { isCountryCode } from '#platform/shared/country-codes.ts'

/** The passports and destinations that can be asked about, in the order they are offered. */
export const visaCountries = {
  CA: 'Canada',
  US: 'United States',
  GB: 'United Kingdom',
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  ES: 'Spain',
  JP: 'Japan',
  AU: 'Australia',
  NZ: 'New Zealand',
  CN: 'China',
  IN: 'India',
  TH: 'Thailand',
  SG: 'Singapore',
  BR: 'Brazil',
  MX: 'Mexico',
  ZA: 'South Africa',
  EG: 'Egypt',
  AE: 'United Arab Emirates',
  RU: 'Russia',
} as const

export type VisaCountry = keyof typeof visaCountries

export const visaCountryCodes = Object.keys(visaCountries) as [VisaCountry, ...VisaCountry[]]

/** Stands among the countries of a trip for a place whose country is not known. */
export const unknownCountry = 'ZZ'

/** What can be visited: any country, with a rule or without, and a place whose country is not known. */
export const isVisitCountry = (code: string): boolean =>
  isCountryCode(code) || code === unknownCountry

export const isVisaCountry = (code: string): code is VisaCountry =>
  Object.hasOwn(visaCountries, code)

const names = new Intl.DisplayNames('en-CA', { type: 'region' })

export const countryName = (code: string): string =>
  isVisaCountry(code) ? visaCountries[code] : (names.of(code) ?? code)

const withArticle = 'US GB AE NL MV PH DO BS KY FK FO GM KM MH MP SB SC TC VG VI CK CF TF IO'.split(
  ' ',
)

/** The name inside a sentence: "the United States". */
export const inSentence = (code: string): string =>
  (withArticle.includes(code) ? 'the ' : '') + countryName(code)

/** Countries that can be asked about at once. */
export const mostStops = 8

/** Countries of a trip of the caller's: as many as it may have places. */
export const mostOfTrip = 30
