import type { Atlas } from '#atlas/atlas.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'

/** How towns are spelt, by their slugs. */
export type Spellings = ReadonlyMap<string, readonly string[]>

const largeTown = 100_000
const farApart = 25

/** A large town of its own that lies apart is no other name of this one: Ghent is not Bruges. */
const isElsewhere = (places: Atlas['places'], town: Town, alias: string): boolean =>
  places
    .named(alias, 'city')
    .some(
      (place) =>
        fold(place.name) === fold(alias) &&
        place.population >= largeTown &&
        place.countryCode === town.countryCode &&
        distanceKm(place, town) > farApart,
    )

/** The towns that people travel to, and how they are spelt. */
export function readTowns({ destinations, facts, places }: Atlas): {
  towns: Town[]
  spellings: Spellings
} {
  const french = new Map(facts.covered.map((row) => [row.slug, row]))
  const covered = destinations.map((row): Town => ({
    ...row,
    nameFr: french.get(row.slug)?.nameFr ?? row.name,
    covered: true,
  }))
  const listed = facts.listed.map((row): Town => ({
    ...row,
    covered: false,
    asOf: destinations[0]?.asOf ?? '',
  }))
  const aliases = new Map(
    [...destinations, ...facts.listed].map(({ slug, aliases }) => [slug, aliases]),
  )
  const towns = [...covered, ...listed]
  return {
    towns,
    spellings: new Map(
      towns.map((town) => [
        town.slug,
        [
          town.name,
          town.nameFr,
          ...(aliases.get(town.slug) ?? []).filter((alias) => !isElsewhere(places, town, alias)),
        ],
      ]),
    ),
  }
}
