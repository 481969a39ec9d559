import type { Askers } from './askers.ts'
import { type Choice, chosen } from './edit-conflict.ts'
import { itemOf, type PendingMutation } from './trip-mutation.ts'
import type { MutationOutbox } from './mutation-outbox.ts'

interface ResolutionParts {
  readonly outbox: MutationOutbox
  readonly askers: Askers
  readonly send: (tripId: string) => unknown
  /** Invalidates the trip. */
  readonly stale: (tripId: string) => void
}

/** Manual decisions about pending mutations. */
export function manualResolution({ outbox, askers, send, stale }: ResolutionParts) {
  const giveUp = (gone: PendingMutation): void => {
    outbox.settle(gone)
    askers.tell(gone.key, { kind: 'given-up' })
  }
  /** Discards all pending mutations of a trip. */
  const discardAll = (tripId: string): void => {
    for (const one of outbox.list(tripId)) giveUp(one)
    stale(tripId)
  }
  /** Discards an unconfirmed mutation and those depending on it. */
  const discard = (waiting: PendingMutation): void => {
    const { tripId, write, key } = waiting
    if (write.kind === 'create') return discardAll(tripId)
    const id = itemOf(write)
    if (write.kind === 'add')
      for (const later of outbox.list(tripId))
        if (later.key > key && itemOf(later.write) === id) giveUp(later)
    giveUp(waiting)
    // The server may have applied it.
    stale(tripId)
    void send(tripId)
  }
  return {
    discardAll,
    discard,
    /** Resolves a conflict by the user's choice. */
    choose({ tripId, key }: PendingMutation, choice: Choice): void {
      outbox.refresh()
      // Another window may have resolved it already.
      const standing = outbox.list(tripId).find((other) => other.key === key && other.conflict)
      if (!standing) return
      const { kind } = standing.conflict ?? {}
      if (kind === 'refused' && choice === 'theirs') return discardAll(tripId)
      if (kind === 'unfit' && choice === 'theirs') return discard(standing)
      if (choice === 'theirs') askers.tell(key, { kind: 'given-up' })
      outbox.replace(standing, chosen(standing, choice))
      // The other values came with the conflict and aren't fetched yet.
      stale(tripId)
      void send(tripId)
    },
  }
}
