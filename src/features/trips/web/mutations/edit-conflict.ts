import type { ApiError } from '#platform/web/api-client.ts'
import { absorb, isEdit, pick, sameTarget, withOnly } from './merge-mutations.ts'
import {
  type Disagreement,
  type FieldConflict,
  itemOf,
  type TripMutation,
  type PendingMutation,
} from './trip-mutation.ts'
import { asNew } from './pending-mutation.ts'

/** How to handle an edit that the server refused because another client changed the item first. */
export type Withheld =
  /** No question is needed: a later mutation of the same user removes the item. */
  | { readonly kind: 'moot' }
  /** Only the position conflicted. The server's position stays; the other changes are sent. */
  | { readonly kind: 'moved'; readonly rest: readonly TripMutation[] }
  /** It waits for the user and has absorbed later edits of the same fields. */
  | {
      readonly kind: 'asked'
      readonly waiting: PendingMutation
      readonly behind: readonly {
        readonly at: PendingMutation
        readonly writes: readonly TripMutation[]
      }[]
    }

function fieldsOf(error: ApiError): Extract<Disagreement, { kind: 'fields' }> | undefined {
  const { conflicts, version } = error.problem
  if (!Array.isArray(conflicts) || typeof version !== 'number') return undefined
  return { kind: 'fields', conflicts: conflicts as readonly FieldConflict[], version }
}

function asked(
  waiting: PendingMutation,
  conflict: Disagreement,
  behind: readonly PendingMutation[],
): Withheld {
  let standing: PendingMutation = { ...waiting, conflict }
  const changed: { at: PendingMutation; writes: readonly TripMutation[] }[] = []
  for (const at of behind) {
    if (!isEdit(at.write) || at.conflict || !sameTarget(at.write, waiting.write)) continue
    const { rest, standing: next } = absorb(standing, at.write)
    if (rest === at.write) continue
    standing = next
    changed.push({ at, writes: rest ? [rest] : [] })
  }
  return { kind: 'asked', waiting: standing, behind: changed }
}

/** Undefined if the refusal is no conflict. */
export function disagreementOf(
  waiting: PendingMutation,
  error: ApiError,
  behind: readonly PendingMutation[],
): Withheld | undefined {
  const { write } = waiting
  if (!isEdit(write)) return undefined
  const id = itemOf(write)
  if (error.code === 'item-not-found' && id !== undefined) {
    const moot = behind.some(({ write: later }) => later.kind === 'remove' && later.itemId === id)
    return moot ? { kind: 'moot' } : asked(waiting, { kind: 'removed' }, behind)
  }
  const conflict = error.code === 'changed-elsewhere' ? fieldsOf(error) : undefined
  if (!conflict) return undefined
  if (conflict.conflicts.some(({ field }) => field !== 'position'))
    return asked(waiting, conflict, behind)
  const rest = pick(write.changes, (field) => field !== 'position')
  return { kind: 'moved', rest: Object.keys(rest).length > 0 ? [withOnly(write, rest)] : [] }
}

/** The winning value. */
export type Choice = 'mine' | 'theirs'

/** The edit again, based on the values the user has now seen; empty if nothing of it is left. */
export function chosen(
  { write, conflict }: PendingMutation,
  choice: Choice,
): readonly TripMutation[] {
  if (!isEdit(write) || !conflict) return [write]
  if (conflict.kind === 'refused' || conflict.kind === 'unfit') return [write]
  if (conflict.kind === 'removed') {
    if (choice === 'theirs' || write.kind !== 'edit') return []
    // The answer to the add has the version.
    return [
      { kind: 'add', item: asNew(write.seen) },
      { ...write, seen: { ...write.seen, version: 0 } },
    ]
  }
  const theirs = Object.fromEntries(conflict.conflicts.map((one) => [one.field, one.theirs]))
  const changes =
    choice === 'mine' ? write.changes : pick(write.changes, (field) => !(field in theirs))
  if (Object.keys(changes).length === 0) return []
  const seen = { ...write.seen, ...theirs, version: conflict.version }
  return [{ ...write, seen, changes } as TripMutation]
}
