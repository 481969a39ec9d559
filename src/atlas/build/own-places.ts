import { distanceKm } from '#platform/shared/distance.ts'
import type { DestinationRows } from '../destination-rows.ts'
import { foldText } from '../fold-text.ts'
import type { Exonyms, Landmark } from '../gazetteer/schema.ts'
import type { PlaceEntry, Spelling } from '../search/place-entry.ts'

/** A landmark belongs to a destination at most this far away. */
const landmarkWithinKm = 200
const exonymPenalty = 0.3

interface Town {
  readonly slug: string
  readonly name: string
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
}

const namesOfSights = ({ sights }: Pick<DestinationRows, 'sights'>): readonly string[] =>
  sights.flatMap(({ name, localName, aliases = [] }) => [name, localName ?? name, ...aliases])

/** The folded names of what stands in each destination, by slug: sights and landmarks. */
export function sightNamesBySlug(
  rows: readonly DestinationRows[],
  landmarks: readonly Landmark[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  const add = (slug: string, texts: readonly string[]) =>
    names.set(slug, new Set([...(names.get(slug) ?? []), ...texts.map(foldText)]))
  for (const row of rows) add(row.destination.slug, namesOfSights(row))
  for (const { town, name, aliases } of landmarks) add(town, [name, ...aliases])
  return names
}

/** Landmarks of no destination, away from it, or written among its sights already. */
export function* landmarkErrors(
  landmarks: readonly Landmark[],
  towns: readonly Town[],
  rows: readonly DestinationRows[],
): Iterable<string> {
  const written = sightNamesBySlug(rows, [])
  for (const row of landmarks) {
    const at = `landmarks/${row.town}/${row.name}`
    const town = towns.find(({ slug }) => slug === row.town)
    if (!town) yield `${at}: there is no such destination`
    else if (distanceKm(town, row) > landmarkWithinKm)
      yield `${at}: ${distanceKm(town, row).toFixed(0)} km from the destination`
    if (written.get(row.town)?.has(foldText(row.name))) yield `${at}: is a sight already`
  }
}

/** Adds the names of other languages to destinations, and to the largest town of a name. */
export function addExonyms(
  places: readonly PlaceEntry[],
  rows: readonly Exonyms[],
): { readonly places: readonly PlaceEntry[]; readonly errors: readonly string[] } {
  const keyOf = (countryCode: string, name: string) => `${countryCode}/${foldText(name)}`
  const wanted = new Map(rows.map((row) => [keyOf(row.countryCode, row.name), row.exonyms]))
  const chosen = new Map<string, PlaceEntry>()
  for (const place of places) {
    const key = keyOf(place.countryCode, place.name.split(',')[0] ?? place.name)
    if (!wanted.has(key) || !['destination', 'city'].includes(place.kind)) continue
    if ((chosen.get(key)?.rank ?? -1) < place.rank) chosen.set(key, place)
  }
  const added = new Map(
    [...chosen].map(([key, place]) => [
      place,
      (wanted.get(key) ?? []).map((text): Spelling => ({ text, penalty: exonymPenalty })),
    ]),
  )
  return {
    places: places.map((place) => {
      const more = added.get(place)
      return more ? { ...place, spellings: [...place.spellings, ...more] } : place
    }),
    errors: [...wanted.keys()]
      .filter((key) => !chosen.has(key))
      .map((key) => `exonyms/${key}: no place is called so`),
  }
}
