import type { QueryClient } from '@tanstack/react-query'
import type { TripWish } from '../create-trip.ts'
import type { ItemView, NewItem, TripsApi } from '../trips.client.ts'
import { sinkFor } from './answer-sink.ts'
import { type Askers, createAskers } from './askers.ts'
import { settledByHand } from './settled-by-hand.ts'
import { absorb, isEdit, joinOf, sameTarget } from './join-writes.ts'
import type { ItemChanges, TripChanges, TripFields, TripWrite, WaitingWrite } from './trip-write.ts'
import type { WriteJournal } from './write-journal.ts'
import { createSender, type WriteOutcome } from './write-sender.ts'

interface WriterParts {
  readonly client: QueryClient
  readonly api: TripsApi
  readonly journal: WriteJournal
  /** Says what became of a write that nobody in this window waits for: only refusals come here. */
  readonly onRefused: (write: TripWrite, error: Error) => void
}

/** No two windows send for one trip at once; where windows cannot agree, equal ids keep it harmless. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  await (locks ? locks.request(name, work) : work())
}

interface WritingParts {
  readonly journal: WriteJournal
  readonly askers: Askers
  readonly send: (tripId: string) => unknown
}

/** Puts a write into the journal, or into one that waits there already, and sends it. */
function createWriting({ journal, askers, send }: WritingParts) {
  /** What a standing question takes over of a new edit; the rest of the edit, if there is any. */
  function askedAlready(tripId: string, next: TripWrite): TripWrite | WaitingWrite {
    const standing = journal
      .list(tripId)
      .find(({ conflict, write }) => conflict && sameTarget(write, next))
    if (!standing || !isEdit(next)) return next
    const taken = absorb(standing, next)
    if (taken.standing !== standing) journal.put(taken.standing)
    return taken.rest ?? taken.standing
  }

  return (tripId: string, wish: TripWrite): Promise<WriteOutcome | undefined> => {
    // Another window may have sent it since.
    journal.refresh()
    const next = askedAlready(tripId, wish)
    if ('key' in next) return Promise.resolve({ kind: 'conflict', waiting: next })
    const one = joinOf(journal.list(tripId), next)
    if (one?.kind === 'gone') {
      journal.settle(one.with)
      askers.tell(one.with.key, { kind: 'given-up' })
      return Promise.resolve(undefined)
    }
    const waiting = one
      ? { ...one.with, write: one.write, conflict: undefined }
      : journal.append(tripId, next)
    if (one) journal.put(waiting)
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
export function createTripWriter({ client, api, journal, onRefused }: WriterParts) {
  const askers = createAskers()
  const sink = sinkFor(client)
  const sender = createSender({
    journal,
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
  const write = createWriting({ journal, askers, send })
  return {
    journal,
    sender,
    outcomeOf: askers.outcomeOf,
    ...settledByHand({ journal, askers, send, stale: sink.stale }),
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
    sendNow(tripId: string, onOutcome: (write: TripWrite, outcome: WriteOutcome) => void): void {
      for (const waiting of journal.list(tripId))
        if (!waiting.conflict)
          askers.add(waiting.key, (outcome) => onOutcome(waiting.write, outcome))
      void send(tripId)
    },
    sendAll: (): Promise<unknown> => Promise.all(journal.tripIds().map((tripId) => send(tripId))),
  }
}

export type TripWriter = ReturnType<typeof createTripWriter>
