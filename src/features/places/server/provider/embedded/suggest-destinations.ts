import type { Atlas } from '#atlas/atlas.ts'
import { foldText } from '#atlas/fold-text.ts'
import type { Place } from '#atlas/gazetteer/place.ts'
import type { DestinationSuggestion } from '../../../contract/places.contract.ts'
import { zoomOf } from './zoom-of.ts'
import { townText } from './messages.ts'

const kinds = ['destination', 'city', 'island'] as const

/** A name that finds only this place: by itself if possible, else with its region or country. */
function nameLeadingTo({ places }: Atlas, place: Place): string {
  const leads = (name: string) => places.find(name, { limit: 1, kinds })[0]?.id === place.id
  const { name, region, country } = place
  const names = [name, ...(region ? [`${name}, ${region}`] : []), `${name}, ${country}`]
  return names.find(leads) ?? name
}

/** The description of a town that the atlas has none for. */
const plainSummary = ({ invented }: Atlas, name: string): string =>
  invented.size > 0 ? townText.samples(name) : townText.noGuide(name)

function suggestion(atlas: Atlas, place: Place): DestinationSuggestion {
  const written = atlas.destinations.find(({ slug }) => slug === place.id)
  const listed = atlas.facts.listed.find(({ slug }) => slug === place.id)
  const known = written ?? listed
  const name = written?.name ?? nameLeadingTo(atlas, place)
  return {
    id: place.id,
    name,
    region: place.region ?? null,
    country: place.country,
    countryCode: place.countryCode,
    lat: place.lat,
    lng: place.lng,
    zoom: zoomOf(atlas, place),
    currency: known?.currency ?? atlas.currencyOf(place.countryCode),
    bestMonths: [...(known?.bestMonths ?? [])],
    summary: known?.summary ?? plainSummary(atlas, name),
    population: place.population,
    covered: written !== undefined,
  }
}

/** Destinations first, then towns; one of several of the same name in the same part of a country. */
export function suggestDestinations(
  atlas: Atlas,
  query: string,
  limit: number,
): readonly DestinationSuggestion[] {
  if (!foldText(query))
    return atlas.destinations.flatMap(({ slug }) => {
      const place = atlas.places.get(slug)
      return place ? [suggestion(atlas, place)] : []
    })
  const seen = new Set<string>()
  return atlas.places
    .find(query, { limit: limit * 2, kinds })
    .filter(({ name, region, countryCode }) => {
      const key = `${foldText(name)}/${region ?? ''}/${countryCode}`
      return seen.has(key) ? false : seen.add(key)
    })
    .slice(0, limit)
    .map((place) => suggestion(atlas, place))
}
