import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import { bookingsApi, type BookingView } from './bookings.client.ts'

const bookingsKey = ['bookings'] as const

export const useBookings = () =>
  useQuery({
    queryKey: bookingsKey,
    meta: { thing: 'your bookings' },
    queryFn: async ({ signal }) => (await bookingsApi('listBookings', {}, { signal })).bookings,
  })

/** The list is asked for anew whatever came of it: a refused one is listed too. */
const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: bookingsKey })

export const useBookStay = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof bookingsApi<'bookStay'>>[1]['body']) =>
      bookingsApi('bookStay', { body }),
    onSettled: () => void readAgain(),
  })

export const useCancelBooking = () =>
  useMutation({
    mutationFn: (id: string): Promise<BookingView> =>
      bookingsApi('cancelBooking', { params: { id } }),
    onSettled: () => void readAgain(),
  })
