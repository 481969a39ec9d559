import { schengenSince } from '#platform/shared/schengen-states.ts'
import { isTold } from '#atlas/holidays/holidays-of.ts'
import type { Atlas } from '#atlas/atlas.ts'
import type { Place } from '#atlas/gazetteer/place.ts'
import { nightFactor } from '#atlas/samples/season.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { fold } from '../../domain/fold.ts'
import type { Nonstop, SightRow, Town, TownRows } from '../../domain/guide-rows.ts'
import type { GuideWorld } from '../guide-world.ts'
import { regionSpellings } from '../retrieval/routes.ts'
import { namedCountries, regionName } from './country-spellings.ts'
import { otherNames } from './known-by-other-names.ts'
import { moreClimates } from './more-climates.ts'
import { moreCountries } from './more-countries.ts'
import { createNameIndex } from './name-index.ts'
import type { Named } from './named.ts'
import { readRows } from './guide-rows.ts'
import { createTownAirports } from './town-airports.ts'
import { readTowns, type Spellings } from './town-spellings.ts'

const spellingsOf = ({ id, name, localName, aliases = [] }: SightRow): readonly string[] => [
  name,
  ...(localName ? [localName] : []),
  ...aliases,
  ...(otherNames.get(id) ?? []),
]

function namesOf(atlas: Atlas, spellings: Spellings, rows: readonly TownRows[]): Named[] {
  // "Charles Bridge" is looked for as Prague, but said it is the bridge.
  const sightsOf = new Map(
    rows.map(({ town, sights }) => [
      town.slug,
      new Set(sights.flatMap((sight) => spellingsOf(sight).map(fold))),
    ]),
  )
  const towns = [...spellings].map(([id, texts]): Named => ({
    kind: 'town',
    id,
    spellings: texts.filter((text) => !sightsOf.get(id)?.has(fold(text))),
  }))
  const countries = namedCountries(atlas)
  const regions = regionSpellings.map((one): Named => ({ kind: 'region', ...one }))
  const inTowns = rows.flatMap(({ town, sights, hotels, restaurants, activities }): Named[] => [
    ...sights.map((sight): Named => ({
      kind: 'sight',
      id: sight.id,
      town: town.slug,
      district: sight.district,
      spellings: spellingsOf(sight),
    })),
    ...hotels.map(({ id, name }): Named => ({
      kind: 'hotel',
      id,
      town: town.slug,
      spellings: [name],
    })),
    ...restaurants.map(({ id, name }): Named => ({
      kind: 'restaurant',
      id,
      town: town.slug,
      spellings: [name],
    })),
    ...activities.map(({ id, name }): Named => ({
      kind: 'activity',
      id,
      town: town.slug,
      spellings: [name],
    })),
  ])
  return [...regions, ...towns, ...countries, ...inTowns]
}

const townOfPlace = (atlas: Atlas, place: Place): Town | undefined => {
  const rows = atlas.get(place.id)
  return (
    rows && {
      ...rows.destination,
      slug: place.id,
      name: place.name,
      nameFr: place.name,
      region: place.region,
      covered: !rows.generated,
    }
  )
}

const manyPeople = 5000
/** So large that its name is hardly a slip of another. */
const wellKnown = 20_000
const townKinds = ['destination', 'city', 'island'] as const

/** Towns of just this name, the larger ones; one that lies beside another is the same. */
const namedIn = (atlas: Atlas, name: string, least = manyPeople): readonly Town[] => {
  const asked = fold(name)
  const found = atlas.places.find(name, { limit: 12, kinds: [...townKinds] })
  const same = found.filter(
    ({ name: own, population, kind }) =>
      fold(own) === asked && (kind !== 'city' || population >= least),
  )
  // A hamlet of a great city's name is not asked about.
  const most = Math.max(0, ...same.map(({ population }) => population))
  const known = same.filter(({ kind, population }) => kind !== 'city' || population * 4 >= most)
  const apart = known.filter(
    (place, at) => !known.slice(0, at).some((other) => distanceKm(other, place) < 60),
  )
  return apart.flatMap((place) => townOfPlace(atlas, place) ?? [])
}

function createNonstops({ facts }: Atlas) {
  const pairs = new Map(facts.nonstops.map((row) => [row.ends.join(), row]))
  const airlines = new Map(facts.airlines.map(({ iata, name }) => [iata, name]))
  return (from: readonly string[], to: readonly string[]): Nonstop | undefined => {
    const found = from.flatMap((a) =>
      to.flatMap((b) => {
        const row = pairs.get([a, b].toSorted().join())
        return row ? [{ row, a, b, minutes: row.minutes[row.ends[0] === a ? 0 : 1] }] : []
      }),
    )
    const best = found.toSorted(
      (one, other) => Number(other.row.season === 'all') - Number(one.row.season === 'all'),
    )[0]
    return (
      best && {
        ends: [best.a, best.b],
        airlines: best.row.carriers.map((code) => airlines.get(code) ?? code),
        minutes: best.minutes,
        season: best.row.season,
      }
    )
  }
}

const kept = 80

/** The atlas's rows by town, kept once they were asked for. */
function createRows(atlas: Atlas, towns: ReadonlyMap<string, Town>) {
  const known = new Map<string, TownRows>()
  return (slug: string): TownRows | undefined => {
    const before = known.get(slug)
    if (before) return before
    const found = atlas.get(slug)
    const place = towns.get(slug) ?? atlas.places.get(slug)
    if (!found || !place) return undefined
    const town = 'covered' in place ? place : townOfPlace(atlas, place)
    if (!town) return undefined
    const rows = readRows(found, town)
    if (known.size > kept) known.clear()
    known.set(slug, rows)
    return rows
  }
}

function nightsOf(atlas: Atlas): GuideWorld['nights'] {
  return (hotel, town, start, month, nights) => {
    const months = atlas.get(town)?.destination
    if (!months || (!start && !month)) return hotel.priceCad * nights
    // A month alone is that of the coming year.
    const year = new Date().getUTCFullYear() + 1
    const first = start ?? `${year}-${String(month).padStart(2, '0')}-01`
    const factor = (night: LocalDate) => nightFactor(months, night)
    return Array.from(
      { length: nights },
      // To whole dollars a night, as the hotel search has it.
      (_, at) => Math.round(hotel.priceCad * factor(addDays(first, at))),
    ).reduce((a, b) => a + b, 0)
  }
}

/** The guide's world from the atlas: no key, no network. */
export function createEmbeddedWorld(atlas: Atlas): GuideWorld {
  const { towns, spellings } = readTowns(atlas)
  const bySlug = new Map(towns.map((town) => [town.slug, town]))
  const rows = createRows(atlas, bySlug)
  const covered = towns.filter((town) => town.covered)
  const sighted = new Set(atlas.facts.townSights.map(({ slug }) => slug))
  const planned = towns.filter((town) => town.covered || sighted.has(town.slug))
  const climates = new Map(atlas.facts.climates.map((row) => [row.slug, row]))
  const countries = new Map(atlas.facts.countries.map((row) => [row.code, row]))
  const resolve = (text: string): Town | undefined => {
    const [found] = atlas.places.find(text, { limit: 1, kinds: [...townKinds] })
    return found && (bySlug.get(found.id) ?? townOfPlace(atlas, found))
  }
  return {
    asOf: covered[0]?.asOf ?? '',
    covered,
    planned,
    towns,
    town: (slug) => bySlug.get(slug) ?? rows(slug)?.town,
    rows,
    resolve,
    named: (name) => namedIn(atlas, name).map((town) => bySlug.get(town.slug) ?? town),
    namesIn: createNameIndex(
      namesOf(
        atlas,
        spellings,
        planned.flatMap(({ slug }) => rows(slug) ?? []),
      ),
      (word) => namedIn(atlas, word, wellKnown).length > 0,
    ),
    climate: (slug) => climates.get(slug) ?? moreClimates.get(slug),
    country: (code) => countries.get(code) ?? moreCountries.get(code),
    isGenerallyKnown: (code) => !countries.has(code),
    countries: () => atlas.facts.countries,
    countryName: (code, language) => {
      const row = countries.get(code)
      return (language === 'fr' ? row?.nameFr : row?.name) ?? regionName(code, language)
    },
    isSchengen: (code) => schengenSince.has(code),
    airportName: (iata) => atlas.airports.get(iata)?.name,
    ...createTownAirports(atlas, towns, (slug) => bySlug.get(slug) ?? rows(slug)?.town),
    nonstop: createNonstops(atlas),
    holidays: (code, date) =>
      (atlas.facts.holidays.find((country) => country.code === code)?.holidays ?? []).filter(
        (day) => day.date === date && isTold(day),
      ),
    nights: nightsOf(atlas),
  }
}
