import type { Atlas } from '#atlas/atlas.ts'
import { countryNicknames } from '../../domain/country-names.ts'
import type { Named } from './named.ts'

const regions = {
  en: new Intl.DisplayNames('en-CA', { type: 'region' }),
  fr: new Intl.DisplayNames('fr-CA', { type: 'region' }),
} as const

/** 'KE': 'Kenya' */
export const regionName = (code: string, language: 'en' | 'fr'): string =>
  /^[A-Z]{2}$/.test(code) ? (regions[language].of(code) ?? code) : code

/** A common word of French. */
const ambiguous: ReadonlySet<string> = new Set(['RE'])

/** Countries as they are called: those with facts under every name, the others under their own. */
export function namedCountries(atlas: Atlas): Named[] {
  const told = atlas.facts.countries.map(({ code, name, nameFr }): Named => ({
    kind: 'country',
    id: code,
    spellings: [name, nameFr, ...(countryNicknames.get(code) ?? [])],
  }))
  const known = new Set([...told.map(({ id }) => id), ...ambiguous])
  const others = new Set(atlas.airports.all.map(({ countryCode }) => countryCode))
  return [
    ...told,
    ...[...others]
      .filter((code) => !known.has(code))
      .map((code): Named => ({
        kind: 'country',
        id: code,
        spellings: [regionName(code, 'en'), regionName(code, 'fr')],
      })),
  ]
}
