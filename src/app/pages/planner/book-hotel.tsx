import { type ReactNode, useState } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { PaymentTerms, Upgrade } from '#features/billing/web/index.ts'
import { FeatureGate } from '#features/entitlements/web/index.ts'
import { BookingDialog, type StayToBook } from '#features/bookings/web/index.ts'
import {
  type ChosenStay,
  refetchHotels,
  type StayOffer,
  stayToItem,
} from '#features/stays/web/index.ts'
import { alternativesText } from '#features/trips/domain/messages.ts'
import { standsInSlot } from '#features/trips/domain/slot.ts'
import { asFound } from '#features/trips/domain/item-price.ts'
import {
  allItems,
  newItem,
  tripKey,
  type TripView,
  useTripItems,
  useTripMutator,
} from '#features/trips/web/index.ts'
import { addToCalendar } from './add-to-calendar.ts'
import { cad } from '#platform/shared/money.ts'
import { queryClient } from '#platform/web/query-client.ts'

const bookingGate = (form: ReactNode) => (
  <Upgrade>
    {(start) => (
      <FeatureGate feature="bookings" onUpgrade={start}>
        {form}
      </FeatureGate>
    )}
  </Upgrade>
)

/** An offer to book, and its guests. */
export interface Chosen {
  readonly offer: StayOffer
  readonly stay: ChosenStay
}

const toBook = ({ offer, stay }: Chosen): StayToBook => ({
  offerId: offer.id,
  name: offer.hotel.name,
  location: `${offer.hotel.location}, ${offer.hotel.address.city}`,
  pictureUrl: offer.hotel.photos[0]?.url ?? '',
  rating: offer.hotel.rating,
  sample: offer.sample,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  nights: offer.pricing.nights,
  guests: stay.guests,
  pricePerNight: offer.pricing.pricePerNight,
  total: offer.pricing.totalCad,
  taxesAndFees: offer.pricing.taxesAndFees,
  freeCancellation: offer.freeCancellation,
})

/** Books a hotel and adds it to the trip, once. */
export function BookHotel({
  trip,
  chosen,
  itemId,
  onClose,
  onBackTo = onClose,
}: {
  readonly trip: TripView
  readonly chosen: Chosen
  /** The stay of the trip that is booked, where it was opened from one. */
  readonly itemId?: string
  readonly onClose: () => void
  /** Back to the days, where the stay is; just closed where it was opened from them. */
  readonly onBackTo?: (item: string) => void
}) {
  const { addSaidItem } = useTripItems(trip.id)
  const writer = useTripMutator()
  const { data: user } = useCurrentUser()
  // One item id while the dialog is open, so a repeated booking is the same item.
  const [item] = useState(() => newItem(stayToItem(chosen.offer, chosen.stay)))
  // A booking that was cancelled stays what it was: another one is of another item.
  const there = allItems(trip).find(({ id, source, day, paid, status }) =>
    itemId === undefined
      ? source === item.source && day === item.day && paid === null && status !== 'cancelled'
      : id === itemId,
  )
  const [bookedAs, setBookedAs] = useState('')
  // A booked stay keeps its nights.
  const standing = standsInSlot(
    allItems(trip).filter(({ source, status }) => source !== item.source && status === 'planned'),
    item,
  )
  const [isInstead, setInstead] = useState(true)
  const [choice] = useState(() => standing?.choice ?? crypto.randomUUID())
  const swapped = standing && isInstead ? standing : undefined
  /** Keeps the replaced stay as an alternative to the booked one. */
  const swap = (): void => {
    if (!swapped) return
    if (there && there.choice !== choice) void writer.edit(trip.id, there, { choice })
    void writer.edit(trip.id, swapped, { choice, status: 'idea' })
  }
  return (
    <BookingDialog
      before={
        standing ? (
          <Checkbox
            label={alternativesText.insteadOf(standing.name)}
            hint={alternativesText.insteadOfHint(standing.name)}
            checked={isInstead}
            onChange={({ target }) => setInstead(target.checked)}
          />
        ) : undefined
      }
      stay={toBook(chosen)}
      trip={{ tripId: trip.id, itemId: (there ?? item).id }}
      guest={{
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        email: user?.email ?? '',
      }}
      terms={<PaymentTerms />}
      gate={bookingGate}
      onClose={onClose}
      onBack={() => onBackTo(bookedAs)}
      onBooked={({ totalCad }) => {
        setBookedAs((there ?? item).id)
        // What was paid is cancelled, not undone.
        writer.silently(() => {
          swap()
          if (there) void queryClient.invalidateQueries({ queryKey: tripKey(trip.id) })
          else
            addSaidItem({
              ...item,
              ...asFound(cad(totalCad), item),
              ...(swapped ? { choice } : {}),
            })
        })
      }}
      onCalendar={() => void addToCalendar(trip)}
      onStale={() => {
        onClose()
        refetchHotels()
      }}
    />
  )
}
