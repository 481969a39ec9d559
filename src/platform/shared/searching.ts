import { z } from 'zod'

/** Marks the answer of a search that is still running: asked again after a second, it has found more. */
export const searchingField = { searching: z.literal(true).optional() }

export interface Searching {
  readonly searching?: true
}

export const stillSearching = 'Still searching. Ask again in a second.'
