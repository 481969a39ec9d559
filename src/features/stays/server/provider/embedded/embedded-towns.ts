import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { Towns } from '../towns.ts'

const townOf = ({ destination }: DestinationRows) => {
  const { slug, name, lat, lng, radiusKm, timeZone } = destination
  return { slug, name, lat, lng, radiusKm, timeZone }
}

/** The towns of the atlas, for adapters that search around a point. */
export const createEmbeddedTowns = (atlas: Atlas): Towns => ({
  resolve(text) {
    const rows = atlas.resolve(text)
    return rows && townOf(rows)
  },
  get(id) {
    const rows = atlas.get(id)
    return rows && townOf(rows)
  },
})
