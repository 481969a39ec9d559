import type { QueryClient } from '@tanstack/react-query'
import { tripKey, tripsKey } from '../trip-keys.ts'
import { withFields, withItem, withoutItem } from '../trip-view.ts'
import type { TripView } from '../trips.client.ts'
import type { AnswerSink } from './perform-mutation.ts'

/** Runs once a reading of the trip that is on its way has arrived, or has failed. */
function afterReading(client: QueryClient, tripId: string, then: () => void): void {
  const cache = client.getQueryCache()
  const stop = cache.subscribe(() => {
    if (client.isFetching({ queryKey: tripKey(tripId) }) > 0) return
    stop()
    then()
  })
}

interface Sink extends AnswerSink {
  /** What is shown of a trip may be out of date: it is read again. */
  stale(tripId: string): void
}

/** What is shown follows the server's answers, also over a reading that was made before them. */
export function sinkFor(client: QueryClient): Sink {
  const take = (tripId: string, next: (trip: TripView) => TripView): void => {
    const queryKey = tripKey(tripId)
    const show = (): void => {
      client.setQueryData<TripView>(queryKey, (trip) => trip && next(trip))
    }
    show()
    // A trip that is read for the first time cannot be read again: the answer is laid over it.
    if (client.isFetching({ queryKey }) > 0) afterReading(client, tripId, show)
    void client.invalidateQueries({ queryKey: tripsKey })
  }
  return {
    created: (trip) => {
      client.setQueryData<TripView>(tripKey(trip.id), trip)
      void client.invalidateQueries({ queryKey: tripsKey })
    },
    added: (tripId, item) => take(tripId, (trip) => withItem(trip, item)),
    removed: (tripId, itemId) => take(tripId, (trip) => withoutItem(trip, itemId)),
    // Items that moved along are in the answer; else it may be older than what is shown of them.
    changed: (trip, moved) => take(trip.id, (shown) => (moved ? trip : withFields(shown, trip))),
    stale: (tripId) => void client.invalidateQueries({ queryKey: tripKey(tripId) }),
  }
}
