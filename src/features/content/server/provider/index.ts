import type { Atlas } from '#atlas/atlas.ts'
import type { ContentProvider } from './content-provider.ts'
import { createEmbeddedContentProvider } from './embedded/embedded-content-provider.ts'

/** No setting chooses: the texts are our own, and so is the atlas that they speak of. */
export const createContentProvider = (parts: { readonly atlas: Atlas }): ContentProvider =>
  createEmbeddedContentProvider(parts)
