import type { QueryClient } from '@tanstack/react-query'
import { tripKey, tripsKey } from '../trip-keys.ts'
import { changedBeside, withFields, withItem, withoutItem } from '../trip-view.ts'
import type { TripView } from '../trips.client.ts'
import type { AnswerSink } from './perform-mutation.ts'

/** Runs after the pending fetch of the trip settles. */
function afterReading(client: QueryClient, tripId: string, then: () => void): void {
  const cache = client.getQueryCache()
  const stop = cache.subscribe(() => {
    if (client.isFetching({ queryKey: tripKey(tripId) }) > 0) return
    stop()
    then()
  })
}

interface Sink extends AnswerSink {
  /** Invalidates the trip. */
  stale(tripId: string): void
}

/** Applies the server's answers to the cache, over fetches started earlier. */
export function sinkFor(client: QueryClient): Sink {
  const take = (tripId: string, next: (trip: TripView) => TripView): void => {
    const queryKey = tripKey(tripId)
    const show = (): void => {
      client.setQueryData<TripView>(queryKey, (trip) => trip && next(trip))
    }
    show()
    // A first fetch can't be restarted, so the answer is merged into it.
    if (client.isFetching({ queryKey }) > 0) afterReading(client, tripId, show)
    void client.invalidateQueries({ queryKey: tripsKey })
  }
  return {
    created: (trip) => {
      client.setQueryData<TripView>(tripKey(trip.id), trip)
      void client.invalidateQueries({ queryKey: tripsKey })
    },
    added: (tripId, item) => take(tripId, (trip) => withItem(trip, item)),
    besides(tripId, itemId, item) {
      const trip = client.getQueryData<TripView>(tripKey(tripId))
      return trip ? changedBeside(trip, itemId, item) : []
    },
    removed: (tripId, itemId) => take(tripId, (trip) => withoutItem(trip, itemId)),
    // Use the answer's items only if they moved; otherwise they may be stale.
    changed: (trip, moved) => take(trip.id, (shown) => (moved ? trip : withFields(shown, trip))),
    stale: (tripId) => void client.invalidateQueries({ queryKey: tripKey(tripId) }),
  }
}
