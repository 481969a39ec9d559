import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { isBookedHere, NoBooking } from '#features/bookings/web/index.ts'
import {
  type ChosenStay,
  HotelPanel,
  type StayOffer,
  stayToItem,
} from '#features/stays/web/index.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import styles from './planner.module.css'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { holderOf } from '#features/trips/domain/slot.ts'
import { allItems, type ItemView, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { BookHotel, type Chosen } from './book-hotel.tsx'
import { FlightsLink } from './flights-link.tsx'
import { PlaceField } from './place-field.tsx'
import { useTripItems } from '#features/trips/web/index.ts'

interface HotelsStepProps {
  readonly trip: TripView
  /** Where it is looked for. */
  readonly place: ChosenPlace
  readonly onPlace: (key: string) => void
  readonly onContinue: () => void
}

/** The same stay for the same nights, where the trip has it; one that is paid goes first. */
function itemOf(
  trip: TripView,
  { hotelId, pricing }: StayOffer,
  { checkIn }: ChosenStay,
): ItemView | undefined {
  const source = sourceOf('stays', hotelId)
  const same = allItems(trip).filter(
    (item) => item.source === source && item.day === checkIn && item.nights === pricing.nights,
  )
  return same.find(({ paid }) => paid !== null) ?? same[0]
}

/** Step 3: where to stay. A day trip offers the night after it. */
export function HotelsStep({ trip, place, onPlace, onContinue }: HotelsStepProps) {
  const { addStay, removeItem } = useTripItems(trip.id)
  const { startDate, endDate } = trip
  // The server knows no trip yet that only this browser has.
  const isSent = trip.version !== unsentVersion
  const [booking, setBooking] = useState<Chosen>()
  return (
    <div className={styles.step}>
      {isBookedHere ? null : <NoBooking />}
      <FlightsLink trip={trip} place={place} />
      {trip.destinations.length > 1 ? (
        <div className={styles.narrow}>
          <PlaceField trip={trip} place={place} onPlace={onPlace} />
        </div>
      ) : null}
      <HotelPanel
        key={`${searchKeyOf(place)}|${startDate}|${endDate}`}
        destination={place.name}
        trip={isSent ? trip : undefined}
        location={searchKeyOf(place)}
        checkIn={startDate}
        checkOut={endDate > startDate ? endDate : addDays(startDate, 1)}
        standingOf={(offer, stay) => {
          const item = itemOf(trip, offer, stay)
          return item && (item.paid === null ? 'added' : 'booked')
        }}
        onAdd={(offer, stay) => {
          const item = stayToItem(offer, stay)
          addStay(item, holderOf(allItems(trip), item))
        }}
        onRemove={(offer, stay) => {
          const item = itemOf(trip, offer, stay)
          if (item) removeItem(item)
        }}
        {...(isBookedHere && {
          onBook: (offer: StayOffer, stay: ChosenStay) => setBooking({ offer, stay }),
        })}
      />
      {booking ? (
        <BookHotel trip={trip} chosen={booking} onClose={() => setBooking(undefined)} />
      ) : null}
      <div className={styles.buttons}>
        <Button look="line" iconAfter={ArrowRight} onClick={onContinue}>
          Continue to Activities
        </Button>
      </div>
    </div>
  )
}
