import { ArrowRight, BedDouble, House } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { isBookedHere, NoBooking } from '#features/bookings/web/index.ts'
import {
  type ChosenStay,
  HotelPanel,
  type HotelStanding,
  type StayOffer,
  stayToItem,
} from '#features/stays/web/index.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import styles from './planner.module.css'
import { holderOf } from '#features/trips/domain/slot.ts'
import { allItems, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { BookHotel, type Chosen } from './book-hotel.tsx'
import { addedCents, fitOfStay, itemOf, nightsFor, swappedBy } from './fit-of-stay.ts'
import { budgetText, withThis, withThisBrief } from './money-left.ts'
import { rentalsText } from './messages.ts'
import { PlaceField } from './place-field.tsx'
import { pointAt } from './with-this.ts'
import { placeKindOf } from '#features/maps/domain/map-place.ts'
import type { MapPlace } from '#features/maps/web/index.ts'
import { useTripItems } from '#features/trips/web/index.ts'
import { facts } from '#platform/web/facts.ts'
import { offeredText } from '../messages.ts'
import { Offered } from '../offered.tsx'
import { hotelsText } from './step-messages.ts'

/** Loaded with its first opening, as the flights are. */
const RentalsStep = lazy(async () => ({
  default: (await import('./rentals-step.tsx')).RentalsStep,
}))

interface HotelsStepProps {
  readonly trip: TripView
  /** Place to search in. */
  readonly place: ChosenPlace
  readonly onPlace: (key: string) => void
  /** The planned day: its nights come first. */
  readonly day: string | null
  /** Renders the finder's head with the given words and tools. */
  readonly head: FinderHead
  /** Extra action below the list. */
  readonly foot: ReactNode
  readonly onContinue: () => void
}

/** State of an offer's card: booked, in the trip, swap, or none. */
function standingOf(trip: TripView, offer: StayOffer, stay: ChosenStay): HotelStanding {
  const item = itemOf(trip, offer, stay)
  if (item?.paid) return 'booked'
  const swapped = swappedBy(trip, offer, stay)
  if (swapped && swapped.id !== item?.id) return 'swap'
  return item && 'added'
}

/** Where the days go, as dots on the map of the stays; the stay itself is among the hotels. */
const stopsOnMap = (trip: TripView): readonly MapPlace[] =>
  allItems(trip).flatMap(({ id, name, type, lat, lng, day, nights }) =>
    day === null || nights !== null || lat === null || lng === null || type === 'flight'
      ? []
      : [{ id, name, lat, lng, kind: placeKindOf(type), mark: '', beside: true as const }],
  )

/** Step 3: where to stay, in a hotel or a rental. */
export function HotelsStep(props: HotelsStepProps) {
  const { trip, place, onPlace, day, head, foot, onContinue } = props
  const { address, change } = useAddress()
  const { addStay, chooseItem, removeItem } = useTripItems(trip.id)
  // A trip that isn't on the server yet has no id there.
  const isSent = trip.version !== unsentVersion
  const isNarrow = useMedia('(max-width: 47.4375em)')
  const isTight = useMedia('(max-width: 67.4375em)')
  const [booking, setBooking] = useState<Chosen>()
  // Those that the finder opened with: adding a stay does not turn the list to other nights.
  const [nights] = useState(() => nightsFor(trip, place, day))
  const fitOf = useCallback(
    (offer: StayOffer, stay: ChosenStay) => fitOfStay(trip, offer, stay),
    [trip],
  )
  const stops = useMemo(() => stopsOnMap(trip), [trip])
  const isRental = isSent && address.get('show') === 'rentals'
  // What narrows and orders one list means nothing to the other.
  const turn = (
    <Button
      look="quiet"
      size="small"
      icon={isRental ? BedDouble : House}
      onClick={() => change({ show: isRental ? '' : 'rentals', sort: '', find: '', price: '' })}
    >
      {isRental ? rentalsText.hotels : rentalsText.rentals}
    </Button>
  )
  const headWithTurn: FinderHead = (words, tools) =>
    head(
      words,
      <>
        {isSent && !isNarrow ? turn : null}
        {tools}
      </>,
    )
  const onwards = (
    <div className={styles.buttons}>
      <Button look="line" iconAfter={ArrowRight} onClick={onContinue}>
        {hotelsText.next}
      </Button>
      {isSent && isNarrow ? turn : null}
      {foot}
    </div>
  )
  if (isRental)
    return (
      <>
        <Suspense fallback={<SkeletonList label={rentalsText.loading} look="row" rows={6} />}>
          <RentalsStep trip={trip} place={place} nights={nights} head={headWithTurn} />
        </Suspense>
        {onwards}
      </>
    )
  return (
    <>
      {isBookedHere || facts.staysOffered === '' ? null : <NoBooking />}
      <Offered when="staysOffered" what={offeredText.hotels}>
        <HotelPanel
          destination={place.name}
          trip={isSent ? trip : undefined}
          location={searchKeyOf(place)}
          {...nights}
          head={headWithTurn}
          filters={
            trip.destinations.length > 1 ? (
              <PlaceField trip={trip} place={place} onPlace={onPlace} />
            ) : null
          }
          fitOf={fitOf}
          budget={budgetText(trip)}
          stops={stops}
          noteOf={(offer, stay) =>
            (isTight ? withThisBrief : withThis)(trip, addedCents(trip, offer, stay))
          }
          onPoint={(offer, isOn, stay) =>
            pointAt(
              {
                name: offer.hotel.name,
                adds: [{ type: 'hotel', cents: addedCents(trip, offer, stay) }],
              },
              isOn,
            )
          }
          standingOf={(offer, stay) => standingOf(trip, offer, stay)}
          onAdd={(offer, stay) => {
            const waiting = itemOf(trip, offer, stay)
            const wish = stayToItem(offer, stay)
            if (waiting) return chooseItem(waiting)
            addStay(wish, holderOf(allItems(trip), wish))
          }}
          onRemove={(offer, stay) => {
            const item = itemOf(trip, offer, stay)
            if (item) removeItem(item)
          }}
          {...(isBookedHere && {
            onBook: (offer: StayOffer, stay: ChosenStay) => setBooking({ offer, stay }),
          })}
        />
      </Offered>
      {booking ? (
        <BookHotel trip={trip} chosen={booking} onClose={() => setBooking(undefined)} />
      ) : null}
      {onwards}
    </>
  )
}
