import type { SightRow } from '../../../domain/guide-rows.ts'
import type { Asking, Heard } from '../answer.ts'
import { partsOf, spokenOf } from './trip-parts.ts'

/** The sight of the trip's towns that a message names, whether it is in the trip or not; of none the one that was spoken of. */
export function sightNamed(asking: Asking, { standing, read, wish }: Heard): SightRow | undefined {
  const rows = standing.wish.destinations.flatMap(({ ref }) =>
    ref ? (asking.world.rows(ref)?.sights ?? []) : [],
  )
  const { focus, listed } = asking.turn.before
  const spoken = read.isSpoken
    ? [...(focus?.includes('/') ? [focus] : []), ...listed, ...spokenOf(asking, standing)]
    : []
  const ids = [...wish.items, ...read.items, ...spoken]
  const parts = partsOf(standing)
  return ids
    .map((id) => {
      const item = parts.find((part) => part.item.id === id || part.id === id)?.item
      return rows.find((row) => row.id === id || item?.source?.endsWith(row.id))
    })
    .find((row) => row !== undefined)
}
