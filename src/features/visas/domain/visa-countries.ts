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

/** As they stand in a sentence: "the United States". */
export const inSentence = (code: VisaCountry): string =>
  (['US', 'GB', 'AE'].includes(code) ? 'the ' : '') + visaCountries[code]

export const isVisaCountry = (code: string): code is VisaCountry =>
  Object.hasOwn(visaCountries, code)

/** Countries of one trip. */
export const mostStops = 8
