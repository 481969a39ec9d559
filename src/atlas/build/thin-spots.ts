import { isCurrency, rateOf } from '#platform/shared/reference-rates.ts'
import type { CompiledAtlas } from './compile-atlas.ts'

/** Beyond so many names a list is counted instead. */
const namedAtMost = 24

const namesOf = (names: readonly string[]): string =>
  names.length > namedAtMost
    ? `${names.slice(0, namedAtMost).join(', ')} and ${names.length - namedAtMost} more`
    : names.join(', ')

const line = (what: string, names: readonly string[]): readonly string[] =>
  names.length > 0 ? [`${what} (${names.length}): ${namesOf(names)}`] : []

const share = (what: string, some: number, all: number): readonly string[] =>
  some > 0 ? [`${what}: ${some} of ${all}`] : []

function tablesBesideThe({ rows, facts, schematics }: CompiledAtlas): readonly string[] {
  const drawn = new Set(schematics.map(({ slug }) => slug))
  const measured = new Set(facts.climates.map(({ slug }) => slug))
  const rested = new Set(facts.holidays.map(({ code }) => code))
  const slugs = rows.map(({ destination }) => destination.slug)
  return [
    ...line(
      'covered destinations without a schematic',
      slugs.filter((slug) => !drawn.has(slug)),
    ),
    ...line(
      'covered destinations without a climate',
      slugs.filter((slug) => !measured.has(slug)),
    ),
    ...line(
      'listed destinations without a climate',
      facts.listed.flatMap(({ slug }) => (measured.has(slug) ? [] : [slug])),
    ),
    ...line(
      'countries without public holidays',
      facts.countries.flatMap(({ code }) => (rested.has(code) ? [] : [code])),
    ),
  ]
}

function countriesOf({ rows, facts }: CompiledAtlas): readonly string[] {
  const known = new Set(facts.countries.map(({ code }) => code))
  const places = [...rows.map(({ destination }) => destination), ...facts.listed]
  const currencies = [...new Set(places.map(({ currency }) => currency))].toSorted()
  return [
    ...line(
      'countries of destinations without facts',
      [...new Set(places.map(({ countryCode }) => countryCode))]
        .filter((code) => !known.has(code))
        .toSorted(),
    ),
    ...line(
      'currencies of destinations without a rate',
      currencies.filter((currency) => !isCurrency(currency)),
    ),
    ...line(
      'currencies of destinations whose rate is an estimate',
      currencies.filter(
        (currency) => isCurrency(currency) && rateOf(currency).basis === 'estimate',
      ),
    ),
  ]
}

/** Tables with fewer rows than the aim, and open questions; each with names or numbers. */
export function thinSpots(atlas: CompiledAtlas): readonly string[] {
  const { facts } = atlas
  const days = facts.holidays.flatMap(({ holidays }) => holidays)
  return [
    ...tablesBesideThe(atlas),
    ...countriesOf(atlas),
    ...share(
      'nonstops whose minutes are worked out',
      facts.nonstops.filter(({ estimated }) => estimated).length,
      facts.nonstops.length,
    ),
    ...share(
      'public holidays that are only expected',
      days.filter(({ expected }) => expected).length,
      days.length,
    ),
  ]
}
