import type { QueryClient } from '@tanstack/react-query'
import type { TripWish } from '../request-trip.ts'
import { tripKey } from '../trip-keys.ts'
import type { ItemView, NewItem, TripsApi, TripView } from '../trips.client.ts'
import { sinkFor } from './answer-sink.ts'
import { type Askers, createAskers } from './askers.ts'
import { manualResolution } from './manual-resolution.ts'
import { absorb, isEdit, joinOf, sameTarget } from './merge-mutations.ts'
import type {
  FieldsMutation,
  ItemChanges,
  TripChanges,
  TripFields,
  TripMutation,
  PendingMutation,
} from './trip-mutation.ts'
import type { MutationOutbox } from './mutation-outbox.ts'
import { createSender, type MutationOutcome } from './outbox-sender.ts'
import { asStarted, withPending } from './pending-mutation.ts'
import { createHistoryStore, createStepNoter, type HistoryStore } from './trip-history.ts'
import { startOf } from './trip-mutation.ts'
import { fieldsMutation } from './step-mutations.ts'
import { stepWrites } from './step-writes.ts'

interface WriterParts {
  readonly client: QueryClient
  readonly api: TripsApi
  readonly outbox: MutationOutbox
  /** Called with the refusals that no caller in this window waits for. */
  readonly onRefused: (write: TripMutation, error: Error) => void
  /** Steps of earlier pages of this window. */
  readonly history?: HistoryStore
}

/** Locks sending per trip across windows; without lock support, item ids keep double sends harmless. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  await (locks ? locks.request(name, work) : work())
}

interface WritingParts {
  readonly outbox: MutationOutbox
  readonly askers: Askers
  readonly send: (tripId: string) => unknown
  /** Called before the mutation is in the outbox. */
  readonly beforeWrite: (tripId: string, write: TripMutation) => void
}

/** Adds a mutation to the outbox, or merges it into a pending one, and sends it. */
function createWriting({ outbox, askers, send, beforeWrite }: WritingParts) {
  /** Merges a new edit into an open conflict of the same fields; returns the rest of the edit, if any. */
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
    beforeWrite(tripId, wish)
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
 * Mutations of trips and their items. Each is stored in this browser before it is sent, until the server has
 * answered and no conflict is open: closing the window, or losing the network or the session, loses none.
 */
export function createTripMutator({ client, api, outbox, onRefused, history }: WriterParts) {
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
  const steps = history ?? createHistoryStore(outbox.owner)
  const viewOf = (tripId: string): TripView | undefined => {
    const waiting = outbox.list(tripId)
    const start = startOf(waiting)
    const below =
      client.getQueryData<TripView>(tripKey(tripId)) ?? (start ? asStarted(start) : undefined)
    return below && withPending(below, waiting)
  }
  const noter = createStepNoter(steps, viewOf)
  /** Resolves with the outcome of the first attempt; undefined if it cancelled out a pending mutation. */
  const write = createWriting({ outbox, askers, send, beforeWrite: noter.beforeWrite })
  return {
    outbox,
    sender,
    steps,
    outcomeOf: askers.outcomeOf,
    ...manualResolution({ outbox, askers, send, stale: sink.stale }),
    ...stepWrites({ steps, noter, viewOf, write, onRefused }),
    /** A new trip: it can be planned at once, and is created when the server has the request. */
    create: (wish: TripWish) => write(wish.id, { kind: 'create', wish }),
    add: (tripId: string, item: NewItem) => write(tripId, { kind: 'add', item }),
    remove: (tripId: string, { id: itemId, name }: Pick<ItemView, 'id' | 'name'>) =>
      write(tripId, { kind: 'remove', itemId, name }),
    /** `seen` is the item as shown. */
    edit: (tripId: string, seen: ItemView, changes: ItemChanges) =>
      write(tripId, { kind: 'edit', seen, changes }),
    editTrip: (
      tripId: string,
      seen: TripFields,
      changes: TripChanges,
      along?: FieldsMutation['along'],
    ) => write(tripId, fieldsMutation({ seen, changes, along })),
    /** Sends everything pending for a trip and returns the outcome of each mutation. */
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
