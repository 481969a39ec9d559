import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { BoardEdits } from '#features/board/web/index.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { addToCalendar } from './add-to-calendar.ts'

/** Loaded when a booked stay is opened. */
const OwnBooking = lazy(async () => ({
  default: (await import('#features/bookings/web/index.ts')).OwnBooking,
}))

/** Loaded when another stay is opened. */
const PlannedStay = lazy(async () => ({
  default: (await import('./planned-stay.tsx')).PlannedStay,
}))

/** The booking behind a stay of the trip, once it is asked for, and the panel of a stay without one. */
export function useStayDialogs(trip: TripView, edits: BoardEdits, onFind: (night: string) => void) {
  const [asked, setAsked] = useState<string>()
  const item = allItems(trip).find(({ id }) => id === asked)
  return {
    onBooking: ({ id }: ItemView): void => setAsked(id),
    renderStay: (stay: ItemView, ways: { onClose: () => void; onEdit: () => void }): ReactNode => (
      <Suspense fallback={null}>
        <PlannedStay
          trip={trip}
          item={stay}
          edits={edits}
          onSwap={() => onFind(stay.day ?? trip.startDate)}
          {...ways}
        />
      </Suspense>
    ),
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
