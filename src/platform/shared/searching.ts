import { z } from 'zod'

/** In the answer of a search that goes on: asked again in a second, it has found more. */
export const searchingField = { searching: z.literal(true).optional() }

export interface Searching {
  readonly searching?: true
}

export const stillSearching = 'Still searching. Ask again in a second.'
