import type { Atlas } from '#atlas/atlas.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { GuideWorld, NearAirport } from '../guide-world.ts'

type TownAirports = Pick<GuideWorld, 'airport' | 'airportsOf' | 'nearestAirport'>

const from = (town: Town, { iata, name, city, ...at }: Airport): NearAirport => ({
  iata,
  name,
  city,
  km: Math.round(distanceKm(town, at)),
  lat: at.lat,
  lng: at.lng,
})

/** Airports by code and by town: YYC is of Calgary, though one also flies there for Banff. */
export function createTownAirports(
  atlas: Atlas,
  towns: readonly Town[],
  townOf: (slug: string) => Town | undefined,
): TownAirports {
  const servedBy = new Map<string, Town[]>()
  for (const town of towns)
    for (const iata of town.airports) servedBy.set(iata, [...(servedBy.get(iata) ?? []), town])
  const owner = (airport: Airport): Town | undefined => {
    const served = servedBy.get(airport.iata) ?? []
    const own = served.find(({ name }) => fold(name) === fold(airport.city))
    return own ?? served.toSorted((a, b) => distanceKm(a, airport) - distanceKm(b, airport))[0]
  }
  return {
    airport: (code) => {
      const airport = atlas.airports.get(code)
      const town = airport && owner(airport)
      if (!airport || !town) return undefined
      const { iata, name, city, lat, lng } = airport
      return { iata, name, city, lat, lng, town: town.slug }
    },
    airportsOf: (slug) => {
      const town = townOf(slug)
      return town
        ? town.airports
            .flatMap((iata) => atlas.airports.get(iata) ?? [])
            .map((airport) => from(town, airport))
            .toSorted((a, b) => a.km - b.km)
        : []
    },
    nearestAirport: (slug) => {
      const town = townOf(slug)
      const iata = town?.airports[0]
      const airport =
        (iata ? atlas.airports.get(iata) : undefined) ??
        (town && atlas.airports.nearFlown(town, 1)[0])
      return town && airport && from(town, airport)
    },
  }
}
