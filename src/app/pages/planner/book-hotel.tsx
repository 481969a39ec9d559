import { useState } from 'react'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { BookingDialog, type StayToBook } from '#features/bookings/web/index.ts'
import {
  type ChosenStay,
  refetchHotels,
  type StayOffer,
  stayToItem,
} from '#features/stays/web/index.ts'
import { asFound } from '#features/trips/domain/item-price.ts'
import {
  allItems,
  newItem,
  tripKey,
  type TripView,
  useTripItems,
} from '#features/trips/web/index.ts'
import { cad } from '#platform/shared/money.ts'
import { queryClient } from '#platform/web/query-client.ts'

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

/** Books a hotel of the trip; what is booked is in the trip too, once. */
export function BookHotel({
  trip,
  chosen,
  onClose,
}: {
  readonly trip: TripView
  readonly chosen: Chosen
  readonly onClose: () => void
}) {
  const { addSaidItem } = useTripItems(trip.id)
  const { data: user } = useCurrentUser()
  // One item for as long as the dialog is open: what is booked is booked for this one.
  const [item] = useState(() => newItem(stayToItem(chosen.offer, chosen.stay)))
  const there = allItems(trip).find(
    ({ source, day, paid }) => source === item.source && day === item.day && paid === null,
  )
  return (
    <BookingDialog
      stay={toBook(chosen)}
      trip={{ tripId: trip.id, itemId: (there ?? item).id }}
      guest={{
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        email: user?.email ?? '',
      }}
      onClose={onClose}
      onBooked={({ totalCad }) => {
        if (there) void queryClient.invalidateQueries({ queryKey: tripKey(trip.id) })
        else addSaidItem({ ...item, ...asFound(cad(totalCad), item) })
      }}
      onStale={() => {
        onClose()
        refetchHotels()
      }}
    />
  )
}
