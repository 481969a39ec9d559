import { isSame } from '#platform/shared/is-same.ts'
import type { ItemView, TripView } from '../trips.client.ts'
import { allItems } from '../trip-view.ts'
import { isEdit, pick, withOnly } from './merge-mutations.ts'
import { itemOf, type TripMutation, type PendingMutation } from './trip-mutation.ts'
import { waitingPosition } from './pending-mutation.ts'

type Edit = Extract<TripMutation, { kind: 'edit' | 'trip' }>
type Answer = Readonly<Record<string, unknown>> & { readonly version: number }

/**
 * Rebases an edit that was made before an answer came. Fields whose value in the answer equals what the user
 * had seen have not been changed elsewhere, so they move to the answer's version. The other fields stay on
 * the old version, in a separate edit, so that the server can detect a conflict.
 */
function basedOn(edit: Edit, answer: Answer): readonly Edit[] {
  const seen: Readonly<Record<string, unknown>> = { ...edit.seen }
  const changes: Readonly<Record<string, unknown>> = { ...edit.changes }
  const isSeen = (field: string): boolean =>
    isSame(answer[field], seen[field]) || (field === 'position' && seen[field] === waitingPosition)
  const parts = [
    { changes: pick(changes, isSeen), version: answer.version },
    // An item created here was seen at version 1 at the earliest.
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

/**
 * The rebased form of the edits queued behind an answered mutation; edits that do not change are left out.
 */
export function rebaseMutations(
  behind: readonly PendingMutation[],
  answer:
    | { readonly items: readonly ItemView[] }
    | { readonly trip: TripView; readonly moved: boolean },
): readonly { readonly waiting: PendingMutation; readonly writes: readonly TripMutation[] }[] {
  const items = 'items' in answer ? answer.items : answer.moved ? allItems(answer.trip) : []
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
