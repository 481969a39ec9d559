import type { QueryClient } from '@tanstack/react-query'
import type { TripWish } from '../request-trip.ts'
import type { ItemView, NewItem, TripsApi } from '../trips.client.ts'
import { sinkFor } from './answer-sink.ts'
import { type Askers, createAskers } from './askers.ts'
import { manualResolution } from './manual-resolution.ts'
import { absorb, isEdit, joinOf, sameTarget } from './merge-mutations.ts'
import type {
  ItemChanges,
  TripChanges,
  TripFields,
  TripMutation,
  PendingMutation,
} from './trip-mutation.ts'
import type { MutationOutbox } from './mutation-outbox.ts'
import { createSender, type MutationOutcome } from './outbox-sender.ts'

interface WriterParts {
  readonly client: QueryClient
  readonly api: TripsApi
  readonly outbox: MutationOutbox
  /** Says what became of a write that nobody in this window waits for: only refusals come here. */
  readonly onRefused: (write: TripMutation, error: Error) => void
}

/** No two windows send for one trip at once; where windows cannot agree, equal ids keep it harmless. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  await (locks ? locks.request(name, work) : work())
}

interface WritingParts {
  readonly outbox: MutationOutbox
  readonly askers: Askers
  readonly send: (tripId: string) => unknown
}

/** Puts a write into the journal, or into one that waits there already, and sends it. */
function createWriting({ outbox, askers, send }: WritingParts) {
  /** What a standing question takes over of a new edit; the rest of the edit, if there is any. */
  function askedAlready(tripId: string, next: TripMutation): TripMutation | PendingMutation {
    const standing = outbox
      .list(tripId)
      .find(({ conflict, write }) => conflict && sameTarget(write, next))
    if (!standing || !isEdit(next)) return next
    const taken = absorb(standing, next)
    if (taken.standing !== standing) outbox.put(taken.standing)
    return taken.rest ?? taken.standing
  }

  return (tripId: string, wish: TripMutation): Promise<MutationOutcome | undefined> => {
    // Another window may have sent it since.
    outbox.refresh()
    const next = askedAlready(tripId, wish)
    if ('key' in next) return Promise.resolve({ kind: 'conflict', waiting: next })
    const one = joinOf(outbox.list(tripId), next)
    if (one?.kind === 'gone') {
      outbox.settle(one.with)
      askers.tell(one.with.key, { kind: 'given-up' })
      return Promise.resolve(undefined)
    }
    const waiting = one
      ? { ...one.with, write: one.write, conflict: undefined }
      : outbox.append(tripId, next)
    if (one) outbox.put(waiting)
    const outcome = askers.outcomeOf(waiting)
    void send(tripId)
    return outcome
  }
}

/**
 * Writes to trips and their items. Each is kept in this browser before it is sent, and stays there
 * until the server has answered and nothing is left to choose: closing the window, losing the network
 * or the session loses none.
 */
export function createTripMutator({ client, api, outbox, onRefused }: WriterParts) {
  const askers = createAskers()
  const sink = sinkFor(client)
  const sender = createSender({
    outbox,
    api,
    alone,
    sink,
    onOutcome(waiting, outcome) {
      const told = askers.tell(waiting.key, outcome)
      if (!told && outcome.kind === 'refused') onRefused(waiting.write, outcome.error)
    },
  })
  const { send } = sender
  /** Resolves with what became of it at the first attempt; undefined when it took another back. */
  const write = createWriting({ outbox, askers, send })
  return {
    outbox,
    sender,
    outcomeOf: askers.outcomeOf,
    ...manualResolution({ outbox, askers, send, stale: sink.stale }),
    /** A trip that is to be: it can be planned at once, and is made when the server has heard of it. */
    create: (wish: TripWish) => write(wish.id, { kind: 'create', wish }),
    add: (tripId: string, item: NewItem) => write(tripId, { kind: 'add', item }),
    remove: (tripId: string, { id: itemId, name }: ItemView) =>
      write(tripId, { kind: 'remove', itemId, name }),
    /** `seen` is the item as it is shown. */
    edit: (tripId: string, seen: ItemView, changes: ItemChanges) =>
      write(tripId, { kind: 'edit', seen, changes }),
    editTrip(
      tripId: string,
      shown: TripFields,
      changes: TripChanges,
      along?: { readonly except: readonly string[] },
    ) {
      const { version, title, destinations, startDate, endDate, budgetCad, archived } = shown
      const { party, origin } = shown
      const known = { version, title, destinations, startDate, endDate, budgetCad, archived }
      const seen = {
        ...known,
        ...(party === undefined ? {} : { party }),
        ...(origin === undefined ? {} : { origin }),
      }
      return write(tripId, { kind: 'trip', seen, changes, ...(along ? { along } : {}) })
    },
    /** Sends everything that waits for a trip, and says of each write what became of it. */
    sendNow(
      tripId: string,
      onOutcome: (write: TripMutation, outcome: MutationOutcome) => void,
    ): void {
      for (const waiting of outbox.list(tripId))
        if (!waiting.conflict)
          askers.add(waiting.key, (outcome) => onOutcome(waiting.write, outcome))
      void send(tripId)
    },
    sendAll: (): Promise<unknown> => Promise.all(outbox.tripIds().map((tripId) => send(tripId))),
  }
}

export type TripMutator = ReturnType<typeof createTripMutator>
