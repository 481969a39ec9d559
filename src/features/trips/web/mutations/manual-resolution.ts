import type { Askers } from './askers.ts'
import { type Choice, chosen } from './edit-conflict.ts'
import { itemOf, type PendingMutation } from './trip-mutation.ts'
import type { MutationOutbox } from './mutation-outbox.ts'

interface ResolutionParts {
  readonly outbox: MutationOutbox
  readonly askers: Askers
  readonly send: (tripId: string) => unknown
  /** What is shown of the trip may be out of date. */
  readonly stale: (tripId: string) => void
}

/** What only a person may decide about a write that waits. */
export function manualResolution({ outbox, askers, send, stale }: ResolutionParts) {
  const giveUp = (gone: PendingMutation): void => {
    outbox.settle(gone)
    askers.tell(gone.key, { kind: 'given-up' })
  }
  /** Gives up all that waits for a trip. */
  const discardAll = (tripId: string): void => {
    for (const one of outbox.list(tripId)) giveUp(one)
    stale(tripId)
  }
  /** Gives up a write that the server has not confirmed, and what was built on it. */
  const discard = (waiting: PendingMutation): void => {
    const { tripId, write, key } = waiting
    if (write.kind === 'create') return discardAll(tripId)
    const id = itemOf(write)
    if (write.kind === 'add')
      for (const later of outbox.list(tripId))
        if (later.key > key && itemOf(later.write) === id) giveUp(later)
    giveUp(waiting)
    // It may have been done all the same.
    stale(tripId)
    void send(tripId)
  }
  return {
    discardAll,
    discard,
    /** Settles a disagreement by the person's choice. */
    choose({ tripId, key }: PendingMutation, choice: Choice): void {
      outbox.refresh()
      // Another window may have been answered first.
      const standing = outbox.list(tripId).find((other) => other.key === key && other.conflict)
      if (!standing) return
      const { kind } = standing.conflict ?? {}
      if (kind === 'refused' && choice === 'theirs') return discardAll(tripId)
      if (kind === 'unfit' && choice === 'theirs') return discard(standing)
      if (choice === 'theirs') askers.tell(key, { kind: 'given-up' })
      outbox.replace(standing, chosen(standing, choice))
      // The other's values have only been told, not read yet.
      stale(tripId)
      void send(tripId)
    },
  }
}
