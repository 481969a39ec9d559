import type { ArtKind, ArtScene } from './category-art.ts'
import type { PlaceKind } from './kind-shapes.ts'
import { palettes } from './palettes.ts'

/**
 * Where the site serves a place's drawn picture. The ordinal is the place's own in its list, so that
 * neighbours differ in colour and the picture never changes. `sign` is the kind of place that a tile shows.
 */
export const artAddress = <Kind extends ArtKind>(
  kind: Kind,
  slug: string,
  scene: ArtScene<Kind>,
  ordinal: number,
  sign?: PlaceKind,
): string =>
  `/art/${kind}/${slug}.svg?scene=${scene}&palette=${ordinal % palettes.length}${sign ? `&kind=${sign}` : ''}`
