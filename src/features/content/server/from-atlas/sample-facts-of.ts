import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { StopKind } from '../../domain/sample-itineraries.ts'
import type { SampleFacts, StopFacts } from '../sample-facts.ts'

function stopOf(rows: DestinationRows, kind: StopKind, slug: string): StopFacts | undefined {
  const tables = { sight: rows.sights, restaurant: rows.restaurants, activity: rows.activities }
  const row = tables[kind].find((row) => row.slug === slug)
  if (!row) return undefined
  const { name, district, priceCad } = row
  const minutes = 'durationMinutes' in row ? row.durationMinutes : undefined
  return { name, district, priceCad, minutes, sample: kind !== 'sight' }
}

/** Answers from the atlas. */
export const createSampleFacts = ({ atlas }: { atlas: Atlas }): SampleFacts => ({
  stop: (destination, kind, slug) => {
    const rows = atlas.get(destination)
    return rows && stopOf(rows, kind, slug)
  },
  hotel: (destination, slug) => {
    const hotel = atlas.get(destination)?.hotels.find((row) => row.slug === slug)
    if (!hotel) return undefined
    return { name: hotel.name, district: hotel.district, nightCad: hotel.nightlyRateCad }
  },
})
