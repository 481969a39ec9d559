import { countryCodes, isCountryCode } from '#platform/shared/country-codes.ts'

export const insuredCountries = countryCodes

const names = new Intl.DisplayNames('en', { type: 'region' })

export const isInsuredCountry = isCountryCode

export const countryName = (code: string): string => names.of(code) ?? code

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Parses a code or a country name: 'jp', 'Japan', 'Côte d’Ivoire'. */
export function readCountry(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  if (isCountryCode(code)) return code
  const wanted = plain(typed)
  return wanted === ''
    ? undefined
    : insuredCountries.find((of) => plain(countryName(of)) === wanted)
}
