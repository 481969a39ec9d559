import rows from '../../texts/more-climates.json' with { type: 'json' }
import type { Climate } from '../../domain/guide-rows.ts'

/** In place of a station. */
export const generally = 'general knowledge'

/** Usual weather of towns that the atlas has no station for: rounded, and general knowledge. */
export const moreClimates: ReadonlyMap<string, Climate> = new Map(
  rows.map(({ slug, ...row }) => [slug, { ...row, station: generally }]),
)
