import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import { takeFields, tripKey, tripMutations, tripsKey } from './trip-mutations.ts'
import { tripsApi, type TripView } from './trips.client.ts'

const list = queryOptions({
  queryKey: tripsKey,
  meta: { thing: 'your trips' },
  queryFn: ({ signal }) => tripsApi('listTrips', {}, { signal }),
})

const one = (id: string) =>
  queryOptions<TripView>({
    queryKey: tripKey(id),
    meta: { thing: 'this trip' },
    queryFn: ({ signal }) => tripsApi('getTrip', { params: { id } }, { signal }),
    enabled: id !== '',
  })

export const useTrips = () => useQuery(list)
export const useTrip = (id: string) => useQuery(one(id))

/** Takes over the trip's own fields as the server has them; items that wait for their turn stay. */
export async function refetchTrip(id: string): Promise<void> {
  takeFields(queryClient, await tripsApi('getTrip', { params: { id } }))
}

export const useCreateTrip = () =>
  useMutation({
    mutationFn: (body: {
      id: string
      destinations: TripView['destinations']
      startDate: string
      endDate: string
      budgetCad: number
    }) => tripsApi('createTrip', { body }),
    onSuccess: (trip) => {
      queryClient.setQueryData(tripKey(trip.id), trip)
      void queryClient.invalidateQueries({ queryKey: tripsKey })
    },
  })

export const useUpdateTrip = (id: string) =>
  useMutation(tripMutations(queryClient, tripsApi, id).update)

export const useDeleteTrip = () =>
  useMutation({
    mutationFn: (id: string) => tripsApi('deleteTrip', { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: tripKey(id) })
      return queryClient.invalidateQueries({ queryKey: tripsKey })
    },
  })
