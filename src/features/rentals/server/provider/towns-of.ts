import type { Atlas } from '#atlas/atlas.ts'

export interface Town {
  readonly slug: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Of its sights, around its centre. */
  readonly radiusKm: number
}

/** The town of an id, or the one that a name means. */
export type Towns = (idOrName: string) => Town | undefined

/** The towns of the atlas, for adapters that search around a point. */
export const townsOf =
  (atlas: Atlas): Towns =>
  (idOrName) => {
    const rows = atlas.get(idOrName) ?? atlas.resolve(idOrName)
    if (!rows) return undefined
    const { slug, name, lat, lng, radiusKm } = rows.destination
    return { slug, name, lat, lng, radiusKm }
  }
