import type { Destination, SampleHotel, SampleRestaurant, Sight } from './schema.ts'
import { foldText, searchDestinations } from './search.ts'

/** All that the atlas knows of one destination. */
export interface DestinationRows {
  readonly destination: Destination
  readonly sights: readonly Sight[]
  readonly hotels: readonly SampleHotel[]
  readonly restaurants: readonly SampleRestaurant[]
}

/** The embedded world, in memory: lookups are plain calls. */
export interface Atlas {
  /** Every destination, by name. */
  readonly destinations: readonly Destination[]
  get(slug: string): DestinationRows | undefined
  /** Destinations whose name, alias or country starts with the words typed, best first. */
  search(query: string, limit: number): readonly Destination[]
  /** The destination that a traveller means by free text: 'Tokyo, Japan', 'tōkyō', 'paris'. */
  resolve(text: string): DestinationRows | undefined
}

export function createAtlas(rows: readonly DestinationRows[]): Atlas {
  const bySlug = new Map(rows.map((row) => [row.destination.slug, row]))
  const destinations = rows
    .map((row) => row.destination)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const names = new Map<string, DestinationRows>()
  for (const row of rows) {
    const { slug, name, aliases } = row.destination
    for (const spelling of [slug, name, ...aliases]) names.set(foldText(spelling), row)
  }
  return {
    destinations,
    get: (slug) => bySlug.get(slug),
    search: (query, limit) => searchDestinations(destinations, query, limit),
    // "Tokyo, Japan" is Tokyo: what follows the first comma only says where it lies.
    resolve: (text) => names.get(foldText(text)) ?? names.get(foldText(text.split(',')[0] ?? '')),
  }
}
