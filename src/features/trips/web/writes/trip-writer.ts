import type { QueryClient } from '@tanstack/react-query'
import { tripKey, tripsKey } from '../trip-keys.ts'
import { withItem, withoutItem } from '../trip-view.ts'
import type { ItemView, NewItem, TripsApi, TripView } from '../trips.client.ts'
import { takenBack, type TripWrite, type WaitingWrite } from './waiting-write.ts'
import type { WriteJournal } from './write-journal.ts'
import { type AnswerSink, createSender, type WriteOutcome } from './write-sender.ts'

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

/** Runs once a reading of the trip that is on its way has arrived, or has failed. */
function afterReading(client: QueryClient, tripId: string, then: () => void): void {
  const cache = client.getQueryCache()
  const stop = cache.subscribe(() => {
    if (client.isFetching({ queryKey: tripKey(tripId) }) > 0) return
    stop()
    then()
  })
}

/** What is shown follows the server's answers, also over a reading that was made before them. */
function sinkFor(client: QueryClient): AnswerSink {
  const take = (tripId: string, next: (trip: TripView) => TripView): void => {
    const queryKey = tripKey(tripId)
    const show = (): void => {
      client.setQueryData<TripView>(queryKey, (trip) => trip && next(trip))
    }
    show()
    // A trip that is read for the first time cannot be read anew: the answer is laid over it.
    if (client.isFetching({ queryKey }) > 0) afterReading(client, tripId, show)
    void client.invalidateQueries({ queryKey: tripsKey })
  }
  return {
    added: (tripId, item) => take(tripId, (trip) => withItem(trip, item)),
    removed: (tripId, itemId) => take(tripId, (trip) => withoutItem(trip, itemId)),
  }
}

/**
 * Writes to the items of trips. Each is kept in this browser before it is sent, and stays there until
 * the server has answered: closing the window, losing the network or the session loses none.
 */
export function createTripWriter({ client, api, journal, onRefused }: WriterParts) {
  const asking = new Map<string, (outcome: WriteOutcome) => void>()
  const sender = createSender({
    journal,
    api,
    alone,
    sink: sinkFor(client),
    onOutcome(waiting, outcome) {
      const answer = asking.get(waiting.key)
      asking.delete(waiting.key)
      if (answer) answer(outcome)
      else if (outcome.kind === 'refused') onRefused(waiting.write, outcome.error)
    },
  })
  const outcomeOf = (waiting: WaitingWrite): Promise<WriteOutcome> =>
    new Promise((resolve) => asking.set(waiting.key, resolve))

  /** Resolves with what became of it at the first attempt; undefined when it took another back. */
  function write(tripId: string, next: TripWrite): Promise<WriteOutcome | undefined> {
    // Another window may have sent it since.
    journal.refresh()
    const opposite = takenBack(journal.list(tripId), next)
    if (opposite) {
      journal.settle(opposite)
      return Promise.resolve(undefined)
    }
    const outcome = outcomeOf(journal.append(tripId, next))
    void sender.send(tripId)
    return outcome
  }
  const sendAll = (): Promise<unknown> =>
    Promise.all(journal.tripIds().map((tripId) => sender.send(tripId)))

  return {
    journal,
    sender,
    add: (tripId: string, item: NewItem) => write(tripId, { kind: 'add', item }),
    remove: (tripId: string, { id: itemId, name }: ItemView) =>
      write(tripId, { kind: 'remove', itemId, name }),
    /** Sends everything that waits for a trip, and says of each write what became of it. */
    sendNow(tripId: string, onOutcome: (write: TripWrite, outcome: WriteOutcome) => void): void {
      for (const waiting of journal.list(tripId))
        asking.set(waiting.key, (outcome) => onOutcome(waiting.write, outcome))
      void sender.send(tripId)
    },
    sendAll,
  }
}

export type TripWriter = ReturnType<typeof createTripWriter>
