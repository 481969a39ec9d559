import type { Atlas } from '#atlas/atlas.ts'
import type { Towns } from '../towns.ts'

/** The towns of the atlas, for adapters that search around a point. */
export const townsOf =
  (atlas: Atlas): Towns =>
  (idOrName) => {
    const rows = atlas.get(idOrName) ?? atlas.resolve(idOrName)
    if (!rows) return undefined
    const { slug, name, lat, lng, radiusKm } = rows.destination
    return { slug, name, lat, lng, radiusKm }
  }
