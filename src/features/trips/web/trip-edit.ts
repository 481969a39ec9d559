import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { tripKey, tripsKey } from './trip-keys.ts'
import { withFields } from './trip-view.ts'
import type { TripsApi, TripView } from './trips.client.ts'

/** The fields of a trip that an edit changes, with the version it was based on. */
export interface TripEdit {
  readonly version: number
  readonly destinations?: TripView['destinations']
  readonly startDate?: string
  readonly endDate?: string
  readonly budgetCad?: number
}

/** Shows a trip's own fields as the server has them; items that wait for their turn stay. */
export const takeFields = (client: QueryClient, fresh: TripView): void => {
  client.setQueryData<TripView>(tripKey(fresh.id), (shown) =>
    shown ? withFields(shown, fresh) : fresh,
  )
}

/** Changes a trip's own fields; the items that are shown stay as they are. */
export const updateMutation = (
  client: QueryClient,
  api: TripsApi,
  tripId: string,
): MutationOptions<TripView, Error, TripEdit> => ({
  // One after the other, in the order they were made.
  scope: { id: `trip-${tripId}` },
  mutationFn: (body) => api('updateTrip', { params: { id: tripId }, body }),
  onSuccess: (answer) => {
    takeFields(client, answer)
    void client.invalidateQueries({ queryKey: tripsKey })
  },
})
