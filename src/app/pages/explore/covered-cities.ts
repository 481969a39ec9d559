import type { PosterSlug } from '#design/posters.ts'
import { coveredCitiesText } from './messages.ts'

/** Cities shown above the search, by location id. */
export const topCities = [
  { slug: 'new-york', name: coveredCitiesText.newYork, country: coveredCitiesText.unitedStates },
  { slug: 'london', name: coveredCitiesText.london, country: coveredCitiesText.unitedKingdom },
  { slug: 'paris', name: coveredCitiesText.paris, country: 'France' },
  { slug: 'chicago', name: coveredCitiesText.chicago, country: coveredCitiesText.unitedStates },
  { slug: 'seattle', name: coveredCitiesText.seattle, country: coveredCitiesText.unitedStates },
  {
    slug: 'los-angeles',
    name: coveredCitiesText.losAngeles,
    country: coveredCitiesText.unitedStates,
  },
  { slug: 'miami', name: coveredCitiesText.miami, country: coveredCitiesText.unitedStates },
  { slug: 'barcelona', name: coveredCitiesText.barcelona, country: 'Spain' },
] as const satisfies readonly {
  readonly slug: PosterSlug
  readonly name: string
  readonly country: string
}[]

/** A search for the properties of a city. */
export const cityHref = (city: { readonly slug: string; readonly name: string }): string =>
  `/search?${new URLSearchParams({ location: city.name, locationId: city.slug })}`
