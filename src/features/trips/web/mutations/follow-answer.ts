import { isSame } from '#platform/shared/is-same.ts'
import type { ItemView, TripView } from '../trips.client.ts'
import { allItems } from '../trip-view.ts'
import { isEdit, pick, withOnly } from './merge-mutations.ts'
import { itemOf, type TripMutation, type PendingMutation } from './trip-mutation.ts'
import { waitingPosition } from './pending-mutation.ts'

type Edit = Extract<TripMutation, { kind: 'edit' | 'trip' }>
type Answer = Readonly<Record<string, unknown>> & { readonly version: number }

/**
 * An edit that was made before an answer came, based anew on the answer: in those of its fields that
 * hold what the person had seen, nobody else has meanwhile written anything else. The other fields go
 * on being based on what was seen, in an edit of their own, so that the server can tell.
 */
function basedOn(edit: Edit, answer: Answer): readonly Edit[] {
  const seen: Readonly<Record<string, unknown>> = { ...edit.seen }
  const changes: Readonly<Record<string, unknown>> = { ...edit.changes }
  const isSeen = (field: string): boolean =>
    isSame(answer[field], seen[field]) || (field === 'position' && seen[field] === waitingPosition)
  const parts = [
    { changes: pick(changes, isSeen), version: answer.version },
    // What was made here and then added was seen as it was added.
    {
      changes: pick(changes, (field) => !isSeen(field)),
      version: Math.max(1, edit.seen.version),
    },
  ]
  return parts
    .filter((part) => Object.keys(part.changes).length > 0)
    .map(({ changes, version }) => {
      const part = withOnly(edit, changes)
      return { ...part, seen: { ...part.seen, version } } as Edit
    })
}

/** What the edits that wait behind a write become when it has been answered; others are not named. */
export function followAnswer(
  behind: readonly PendingMutation[],
  answer: { readonly item: ItemView } | { readonly trip: TripView; readonly moved: boolean },
): readonly { readonly waiting: PendingMutation; readonly writes: readonly TripMutation[] }[] {
  const items = 'item' in answer ? [answer.item] : answer.moved ? allItems(answer.trip) : []
  const byId = new Map(items.map((item) => [item.id, item]))
  return behind.flatMap((waiting) => {
    const { write, conflict } = waiting
    if (!isEdit(write) || conflict) return []
    const fresh =
      write.kind === 'edit'
        ? byId.get(itemOf(write) ?? '')
        : 'trip' in answer
          ? answer.trip
          : undefined
    return fresh ? [{ waiting, writes: basedOn(write, { ...fresh }) }] : []
  })
}
