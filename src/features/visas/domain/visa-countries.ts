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
