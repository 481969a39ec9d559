import type { ArtKind, ArtScene } from './category-art.ts'
import { palettes } from './palettes.ts'

/**
 * Where the site serves a place's drawn picture. The ordinal is the place's own in its list, so that
 * neighbours differ in colour and the picture never changes.
 */
export const artAddress = <Kind extends ArtKind>(
  kind: Kind,
  slug: string,
  scene: ArtScene<Kind>,
  ordinal: number,
): string => `/art/${kind}/${slug}.svg?scene=${scene}&palette=${ordinal % palettes.length}`
