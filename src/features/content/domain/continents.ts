/** The countries of the guides by continent, as travellers from Canada speak of them. */
const countriesOf = {
  'North America': ['CA', 'US'],
  Europe: ['FR', 'GB', 'IT', 'ES', 'PT', 'GR', 'CH'],
  Asia: ['JP', 'ID', 'TH', 'AE', 'MV'],
} as const

export const continents = Object.keys(countriesOf)

/** Throws for a country that no guide is about: a new guide needs a row here. */
export function continentOf(countryCode: string): string {
  const found = Object.entries(countriesOf).find(([, codes]) =>
    (codes as readonly string[]).includes(countryCode),
  )
  if (!found) throw new Error(`No continent is written down for the country ${countryCode}`)
  return found[0]
}
