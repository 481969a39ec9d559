import type { PosterSlug } from '#design/posters.ts'

/** The cities that stand at the head of the search, by the ids of their locations. */
export const topCities = [
  { slug: 'new-york', name: 'New York', country: 'United States' },
  { slug: 'london', name: 'London', country: 'United Kingdom' },
  { slug: 'paris', name: 'Paris', country: 'France' },
  { slug: 'chicago', name: 'Chicago', country: 'United States' },
  { slug: 'seattle', name: 'Seattle', country: 'United States' },
  { slug: 'los-angeles', name: 'Los Angeles', country: 'United States' },
  { slug: 'miami', name: 'Miami', country: 'United States' },
  { slug: 'barcelona', name: 'Barcelona', country: 'Spain' },
] as const satisfies readonly {
  readonly slug: PosterSlug
  readonly name: string
  readonly country: string
}[]

/** A search for the properties of a city. */
export const cityHref = (city: { readonly slug: string; readonly name: string }): string =>
  `/search?${new URLSearchParams({ location: city.name, locationId: city.slug })}`
