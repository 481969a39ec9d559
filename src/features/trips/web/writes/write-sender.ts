import { ApiError } from '#platform/web/api-client.ts'
import { tripErrors } from '../../contract/trips.errors.ts'
import type { ItemView, TripsApi } from '../trips.client.ts'
import type { WaitingWrite } from './waiting-write.ts'
import type { WriteJournal } from './write-journal.ts'

/** What became of a write at this attempt. */
export type WriteOutcome =
  | { readonly kind: 'saved' }
  /** Nobody can say whether it was done; it is kept and sent again. */
  | { readonly kind: 'waiting'; readonly error: Error }
  /** The server will not do it, now or later. */
  | { readonly kind: 'refused'; readonly error: Error }

/** Takes the server's answers into what is shown. */
export interface AnswerSink {
  added(tripId: string, item: ItemView): void
  removed(tripId: string, itemId: string): void
}

interface SenderParts {
  readonly journal: WriteJournal
  readonly api: TripsApi
  readonly sink: AnswerSink
  readonly onOutcome: (waiting: WaitingWrite, outcome: WriteOutcome) => void
  /** Runs the work while no other window sends for the same trip. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>
}

/** What our server says when it will not do a write, now or later. */
const refusals = new Set([
  ...Object.keys(tripErrors),
  'invalid-input',
  'malformed-request',
  'too-large',
])

/**
 * Whether the server has refused for good. Only a code of ours says so: a status, and even a code of
 * some other kind, may come from anything that stands before the server. All else is sent again.
 */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && refusals.has(error.code)

/** The item was taken away meanwhile, from another device: nothing is left to add. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'item-removed'

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

/** One run per trip; asked for while it runs, it runs once more. */
function oneAtATime(work: (tripId: string) => Promise<void>) {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  async function run(tripId: string): Promise<void> {
    try {
      do {
        again.delete(tripId)
        await work(tripId)
      } while (again.has(tripId))
    } finally {
      running.delete(tripId)
      tell()
    }
  }
  return {
    send(tripId: string): Promise<void> {
      const going = running.get(tripId)
      if (going) {
        again.add(tripId)
        return going
      }
      const started = run(tripId)
      running.set(tripId, started)
      tell()
      return started
    },
    isSending: (tripId: string): boolean => running.has(tripId),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Sends the waiting writes of each trip one after the other, in their order, until one has no answer. */
export function createSender({ journal, api, sink, onOutcome, alone }: SenderParts) {
  /** As the one who made the writes, whoever the page has become since. */
  const meant = { account: journal.owner }

  /** Resolves with what is to be shown, once the server has answered this very write. */
  async function perform({ tripId, write }: WaitingWrite): Promise<() => void> {
    if (write.kind === 'remove') {
      await api('deleteItem', { params: { id: tripId, itemId: write.itemId } }, meant)
      return () => sink.removed(tripId, write.itemId)
    }
    try {
      const item = await api('addItem', { params: { id: tripId }, body: write.item }, meant)
      if (item.id !== write.item.id) throw new Error('Not the answer to this write')
      return () => sink.added(tripId, item)
    } catch (error) {
      if (!isGone(error)) throw error
      return () => sink.removed(tripId, write.item.id)
    }
  }

  /** True when the next one may go. */
  async function attempt(waiting: WaitingWrite): Promise<boolean> {
    let show: () => void
    try {
      journal.markSent(waiting)
      show = await perform(waiting)
    } catch (error) {
      if (!isRefusal(error)) {
        // Those behind it wait with it, and whoever made them hears so.
        for (const stuck of journal.list(waiting.tripId))
          onOutcome(stuck, { kind: 'waiting', error: asError(error) })
        return false
      }
      journal.settle(waiting)
      onOutcome(waiting, { kind: 'refused', error })
      return true
    }
    show()
    journal.settle(waiting)
    onOutcome(waiting, { kind: 'saved' })
    return true
  }

  return oneAtATime((tripId) =>
    alone(`trip-writes/${tripId}`, async () => {
      journal.refresh()
      for (;;) {
        const [next] = journal.list(tripId)
        if (!next || !(await attempt(next))) return
      }
    }),
  )
}
