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

/** The other Schengen states: the rules of a visit are common, so they can be asked about too. */
const schengenVisits = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CH: 'Switzerland',
  CZ: 'Czechia',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  GR: 'Greece',
  HR: 'Croatia',
  HU: 'Hungary',
  IS: 'Iceland',
  LI: 'Liechtenstein',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  LV: 'Latvia',
  MT: 'Malta',
  NL: 'Netherlands',
  NO: 'Norway',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
  SI: 'Slovenia',
  SK: 'Slovakia',
} as const

/** What can be visited: more than there are passports. */
export const visitCountries = { ...visaCountries, ...schengenVisits }
export type VisitCountry = keyof typeof visitCountries
export const visitCountryCodes = Object.keys(visitCountries) as [VisitCountry, ...VisitCountry[]]

/** As they stand in a sentence: "the United States". */
export const inSentence = (code: VisitCountry): string =>
  (['US', 'GB', 'AE', 'NL'].includes(code) ? 'the ' : '') + visitCountries[code]

export const isVisitCountry = (code: string): code is VisitCountry =>
  Object.hasOwn(visitCountries, code)

export const isVisaCountry = (code: string): code is VisaCountry =>
  Object.hasOwn(visaCountries, code)

/** Countries of one trip. */
export const mostStops = 8
