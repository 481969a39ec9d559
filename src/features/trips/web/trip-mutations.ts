import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { withAnswer, withFields, withItem, withoutItem } from './trip-view.ts'
import type { ItemView, NewItem, TripsApi, TripView } from './trips.client.ts'
import { noteUnconfirmed, canBeSentAgain } from './unconfirmed-items.ts'

export const tripKey = (id: string) => ['trip', id] as const
export const tripsKey = ['trips'] as const

/** The fields of a trip that an edit changes, with the version it was based on. */
export interface TripEdit {
  readonly version: number
  readonly destinations?: TripView['destinations']
  readonly startDate?: string
  readonly endDate?: string
  readonly budgetCad?: number
}

/** Sorts behind every real order key; the server gives a real one. Never sent. */
const waitingPosition = '~'

/** An item as it is shown until the server has answered. */
const asShown = (item: NewItem): ItemView => ({
  description: '',
  location: '',
  price: 0,
  estimated: false,
  sample: false,
  day: null,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  source: null,
  original: null,
  offer: null,
  details: null,
  version: 0,
  ...item,
  position: item.position ?? waitingPosition,
})

/** The same item again, for Undo; a place that was never real is left to the server. */
export function asNew({ version: _version, position, ...item }: ItemView): NewItem {
  return position === waitingPosition ? item : { ...item, position }
}

/** Shows a trip's own fields as the server has them; items that wait for their turn stay. */
export const takeFields = (client: QueryClient, fresh: TripView): void => {
  client.setQueryData<TripView>(tripKey(fresh.id), (shown) =>
    shown ? withFields(shown, fresh) : fresh,
  )
}

/**
 * Writes to one trip, shown at once. They run one after the other (one scope), in the order they were
 * made; each answer touches only what it is about, so that no late answer undoes a later wish.
 */
export function tripMutations(client: QueryClient, api: TripsApi, tripId: string) {
  const scope = { id: `trip-${tripId}` }
  const change = (next: (trip: TripView) => TripView): void => {
    client.setQueryData<TripView>(tripKey(tripId), (trip) => trip && next(trip))
  }
  const listIsOld = () => void client.invalidateQueries({ queryKey: tripsKey })
  const addKey = ['add-item', tripId]
  /** Whether the same item waits to be added once more, after the write that just failed. */
  const comesAgain = (id: string): boolean =>
    client.isMutating({
      mutationKey: addKey,
      predicate: ({ state }) => (state.variables as NewItem | undefined)?.id === id,
    }) > 1
  const add: MutationOptions<ItemView, Error, NewItem> = {
    mutationKey: addKey,
    scope,
    mutationFn: (item) => api('addItem', { params: { id: tripId }, body: item }),
    onMutate: (item) => change((trip) => withItem(trip, asShown(item))),
    onSuccess: (item) => {
      noteUnconfirmed(client, tripId, item.id)
      change((trip) => withAnswer(trip, item))
      listIsOld()
    },
    onError: (error, item) => {
      if (comesAgain(item.id)) return
      // Taken away, it would be added a second time under another id by whoever misses it.
      noteUnconfirmed(client, tripId, item.id, canBeSentAgain(error) ? item : undefined)
      if (!canBeSentAgain(error)) change((trip) => withoutItem(trip, item.id))
    },
  }
  const remove: MutationOptions<undefined, Error, ItemView> = {
    scope,
    mutationFn: (item) => api('deleteItem', { params: { id: tripId, itemId: item.id } }),
    onMutate: (item) => change((trip) => withoutItem(trip, item.id)),
    onSuccess: (_nothing, item) => {
      // Only now: an item that comes back after a failed removal is as unconfirmed as before.
      noteUnconfirmed(client, tripId, item.id)
      listIsOld()
    },
    onError: (_error, item) => change((trip) => withItem(trip, item)),
  }
  const update: MutationOptions<TripView, Error, TripEdit> = {
    scope,
    mutationFn: (body) => api('updateTrip', { params: { id: tripId }, body }),
    onSuccess: (answer) => {
      change((shown) => withFields(shown, answer))
      listIsOld()
    },
  }
  return { add, remove, update }
}
