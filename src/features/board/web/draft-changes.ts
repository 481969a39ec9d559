import type { ItemView } from '#features/trips/web/index.ts'
import type { BoardDraft, DraftStop } from './draft-stop.tsx'

/** Changes of a draft that show in a day: what comes and what is marked. */
export function changesIn(
  items: readonly ItemView[],
  marks: BoardDraft['marks'],
  comes: readonly DraftStop[],
): number {
  const marked = items.flatMap(({ id }) => marks.get(id)?.index ?? [])
  return new Set([...marked, ...comes.map(({ index }) => index)]).size
}
