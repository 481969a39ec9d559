import { useMutation, useQuery } from '@tanstack/react-query'
import { tripKey, tripsKey } from '#features/trips/web/index.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { bookingsApi, type BookingView } from './bookings.client.ts'

const bookingsKey = ['bookings'] as const

export const useBookings = () =>
  useQuery({
    queryKey: bookingsKey,
    meta: { thing: 'your bookings' },
    queryFn: async ({ signal }) => (await bookingsApi('listBookings', {}, { signal })).bookings,
  })

/** One of the account's own bookings. */
export const useBooking = (id: string) =>
  useQuery({
    queryKey: [...bookingsKey, 'one', id],
    // What goes wrong is said in place.
    meta: {},
    queryFn: ({ signal }) =>
      bookingsApi('getBooking', { params: { id } }, { signal, inPlace: true }),
    retry: false,
  })

/** How often a booking in doubt is polled: the supplier is asked within a minute. */
const lookEveryMs = 4000

/** A booking whose outcome is not known yet, polled until it is; disabled without an id. */
export const useDoubtfulBooking = (id: string | undefined) =>
  useQuery({
    queryKey: [...bookingsKey, 'doubtful', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => bookingsApi('getBooking', { params: { id: id ?? '' } }, { signal }),
    refetchInterval: ({ state }) =>
      state.error === null && (state.data?.state ?? 'pending') === 'pending' ? lookEveryMs : false,
  })

/** Refetches the list after any outcome, because refused bookings are listed too. */
const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: bookingsKey })

export const useBookStay = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof bookingsApi<'bookStay'>>[1]['body']) =>
      bookingsApi('bookStay', { body }, { inPlace: true }),
    onSettled: () => void readAgain(),
  })

/** Holds an offer, for the supplier's payment form to take its payment. */
export const useHoldStay = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof bookingsApi<'holdStay'>>[1]['body']) =>
      bookingsApi('holdStay', { body }, { inPlace: true }),
  })

export type HoldView = Awaited<ReturnType<ReturnType<typeof useHoldStay>['mutateAsync']>>

/** The trips that a booking belongs to. */
async function rereadTrips({ itineraryIds }: Pick<BookingView, 'itineraryIds'>): Promise<void> {
  await Promise.all(
    [tripsKey, ...itineraryIds.map(tripKey)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

export const useCancelBooking = () =>
  useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string
      plan: 'keep' | 'remove'
      agreedFeeCad?: number
    }): Promise<BookingView> => bookingsApi('cancelBooking', { params: { id }, body }),
    onSettled: (done) => {
      void readAgain()
      void rereadTrips(done ?? { itineraryIds: [] })
    },
  })
