import { ApiError } from '#platform/web/api-client.ts'
import { createOrCorrect } from '../request-trip.ts'
import type { ItemView, TripsApi, TripView } from '../trips.client.ts'
import type { rebaseMutations } from './rebase-mutations.ts'
import type { FieldsMutation, PendingMutation } from './trip-mutation.ts'
import { performMutationText } from '../messages.ts'

/** Applies the server's answers to the cache. */
export interface AnswerSink {
  created(trip: TripView): void
  added(tripId: string, item: ItemView): void
  /** What a write has changed beside its item, which is undefined where it was removed. */
  besides(tripId: string, itemId: string, item?: ItemView): readonly ItemView[]
  removed(tripId: string, itemId: string): void
  changed(trip: TripView, moved: boolean): void
}

/** The server's answer to one mutation. */
export interface Done {
  readonly show: () => void
  /** The entities in the answer, for rebasing the edits behind it. */
  readonly answer: Parameters<typeof rebaseMutations>[1] | undefined
}

interface PerformerParts {
  readonly api: TripsApi
  readonly sink: AnswerSink
  /** Mutations are sent as the account that made them, even if another has signed in since. */
  readonly account: string
}

/** The item was removed in the meantime on another device: nothing is left to add. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'item-removed'

const wrongAnswer = () => new Error(performMutationText.notAnswerToThis)

const tripBody = ({ seen, changes, along }: FieldsMutation) => ({
  ...changes,
  ...(along ? { moveItems: true, except: [...along.except] } : {}),
  // Version 0 means it was made before the server created the trip, whose first version is 1.
  version: Math.max(1, seen.version),
})

/** Sends one mutation to the server. */
export function createPerformer({ api, sink, account }: PerformerParts) {
  const meant = { account }

  async function saveItem(call: Promise<ItemView>, tripId: string, id: string): Promise<Done> {
    const item = await call
    if (item.id !== id) throw wrongAnswer()
    return {
      show: () => sink.added(tripId, item),
      answer: { items: [item, ...sink.besides(tripId, id, item)] },
    }
  }

  return async ({ tripId, write }: PendingMutation): Promise<Done> => {
    const params = { id: tripId }
    if (write.kind === 'create') {
      const trip = await createOrCorrect(api, write.wish, meant)
      if (trip.id !== tripId) throw wrongAnswer()
      return { show: () => sink.created(trip), answer: { trip, moved: false } }
    }
    if (write.kind === 'remove') {
      await api('deleteItem', { params: { ...params, itemId: write.itemId } }, meant)
      return {
        show: () => sink.removed(tripId, write.itemId),
        answer: { items: sink.besides(tripId, write.itemId) },
      }
    }
    if (write.kind === 'edit') {
      const { id, version } = write.seen
      const body = { ...write.changes, version: Math.max(1, version) }
      const call = api('updateItem', { params: { ...params, itemId: id }, body }, meant)
      return saveItem(call, tripId, id)
    }
    if (write.kind === 'trip') {
      const trip = await api('updateTrip', { params, body: tripBody(write) }, meant)
      if (trip.id !== tripId) throw wrongAnswer()
      // With another party the answer has other prices.
      const moved = write.along !== undefined || write.changes.party !== undefined
      return { show: () => sink.changed(trip, moved), answer: { trip, moved } }
    }
    const { item } = write
    try {
      return await saveItem(api('addItem', { params, body: item }, meant), tripId, item.id)
    } catch (error) {
      if (!isGone(error)) throw error
      return { show: () => sink.removed(tripId, item.id), answer: undefined }
    }
  }
}
