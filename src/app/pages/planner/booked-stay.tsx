import { lazy, Suspense, useState } from 'react'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { addToCalendar } from './add-to-calendar.ts'

/** Loaded when a booked stay is opened. */
const OwnBooking = lazy(async () => ({
  default: (await import('#features/bookings/web/index.ts')).OwnBooking,
}))

/** The booking behind a stay of the trip, once it is asked for. */
export function useBookedStay(trip: TripView) {
  const [asked, setAsked] = useState<string>()
  const item = allItems(trip).find(({ id }) => id === asked)
  return {
    onBooking: ({ id }: ItemView): void => setAsked(id),
    booking: item?.booking ? (
      <Suspense fallback={null}>
        <OwnBooking
          id={item.booking.id}
          onCalendar={() => void addToCalendar(trip)}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ) : null,
  }
}
