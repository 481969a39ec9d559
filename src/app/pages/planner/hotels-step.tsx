import { ArrowRight, BedDouble, House } from 'lucide-react'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
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
import { isTaken } from '#features/trips/domain/item-state.ts'
import { holderOf } from '#features/trips/domain/slot.ts'
import { allItems, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { AroundOffer } from './around-offer.tsx'
import { BookHotel, type Chosen } from './book-hotel.tsx'
import { addedCents, bookedFor, fitOfStay, itemOf, nightsFor, swappedBy } from './fit-of-stay.ts'
import { budgetText, overBudget, withThis, withThisBrief } from './money-left.ts'
import { type ShownDay, useFinderDays } from './map-days.tsx'
import { PlaceField } from './place-field.tsx'
import { useOpenedTrip } from './use-opened-trip.ts'
import { pointAt } from './with-this.ts'
import type { MapPlace } from '#features/maps/web/index.ts'
import { useTripItems } from '#features/trips/web/index.ts'
import { facts } from '#platform/web/facts.ts'
import { offeredText } from '../messages.ts'
import { Offered } from '../offered.tsx'
import { hotelsText, rentalsText } from './step-messages.ts'

/** Loaded with its first opening, as the flights are. */
const RentalsStep = lazy(async () => ({
  default: (await import('./rentals-step.tsx')).RentalsStep,
}))

/** What narrows and orders one list means nothing to the other. */
const unfiltered = { sort: '', find: '', price: '', roomType: '', bedrooms: '' }

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
  /** Closes the finder at an item of the days. */
  readonly onBackTo: (item: string) => void
  readonly onContinue: () => void
}

/** State of an offer's card: booked, in the trip, swap, or none. */
function standingOf(trip: TripView, offer: StayOffer, stay: ChosenStay): HotelStanding {
  const item = itemOf(trip, offer, stay)
  if (item?.paid || item?.status === 'booked') return 'booked'
  const swapped = swappedBy(trip, offer, stay)
  if (swapped && swapped.id !== item?.id) return 'swap'
  if (item && isTaken(item)) return 'added'
  const isBooked = bookedFor(trip, stay)?.short === false
  if (item) return isBooked ? 'kept' : 'waits'
  return isBooked ? 'idea' : undefined
}

/** What adding a stay for nights that are booked would be. */
function nightsNote(trip: TripView, nights: ChosenStay): string {
  const booked = bookedFor(trip, nights)
  if (!booked) return ''
  const { stay: held, short } = booked
  return short ? hotelsText.alsoRoom(held.name) : hotelsText.hasBed(held.name)
}

/** Where the days go, as dots on the map of the stays; the stay itself is among the hotels. */
const stopsOnMap = (trip: TripView, shown: ShownDay): readonly MapPlace[] =>
  allItems(trip).flatMap(({ id, name, type, lat, lng, day, nights }) =>
    day === null ||
    nights !== null ||
    lat === null ||
    lng === null ||
    type === 'flight' ||
    (shown !== 'all' && trip.days[shown]?.date !== day)
      ? []
      : [
          {
            id,
            name,
            lat,
            lng,
            mark: '',
            kind: 'activity',
            ofDay: trip.days.findIndex(({ date }) => date === day) + 1,
            beside: true as const,
          },
        ],
  )

/** Where a hotel lies from all stops of a trip. */
const aroundIn =
  (trip: TripView) =>
  ({ hotelId, hotel }: StayOffer) => (
    <AroundOffer trip={trip} spot={{ ...hotel, id: hotelId }} type="hotel" day={null} />
  )

/** The stay that is being booked, and how one is chosen for it where we book. */
function useBooking(trip: TripView, onBackTo: (item: string) => void) {
  const [chosen, choose] = useState<Chosen>()
  return {
    books: isBookedHere && {
      onBook: (offer: StayOffer, stay: ChosenStay) => choose({ offer, stay }),
    },
    dialog: chosen ? (
      <BookHotel
        trip={trip}
        chosen={chosen}
        onClose={() => choose(undefined)}
        onBackTo={onBackTo}
      />
    ) : null,
  }
}

/** Step 3: where to stay, in a hotel or a rental. */
export function HotelsStep(props: HotelsStepProps) {
  const { trip, place, onPlace, day, head, foot, onBackTo, onContinue } = props
  const { address, change } = useAddress()
  const { planItem, removeItem } = useTripItems(trip.id)
  // A trip that isn't on the server yet has no id there.
  const isSent = trip.version !== unsentVersion
  const isTight = useMedia('(max-width: 67.4375em)')
  const isBrief = useMedia('(max-width: 84.9375em)')
  const { books, dialog } = useBooking(trip, onBackTo)
  // Those that the finder opened with: adding a stay does not turn the list to other nights.
  const [nights] = useState(() => nightsFor(trip, place, day))
  // The pressed card answers first; order, notes and map follow.
  const settled = useDeferredValue(trip)
  const fitOf = useCallback(
    (offer: StayOffer, stay: ChosenStay) => fitOfStay(settled, offer, stay),
    [settled],
  )
  const opened = useOpenedTrip(trip)
  const rankOf = useCallback(
    (offer: StayOffer, stay: ChosenStay) => fitOfStay(opened, offer, stay),
    [opened],
  )
  const noteOf = useCallback(
    (offer: StayOffer, stay: ChosenStay) =>
      // An idea costs nothing yet.
      ['idea', 'kept'].includes(standingOf(settled, offer, stay) ?? '')
        ? ''
        : (isBrief ? withThisBrief : withThis)(settled, addedCents(settled, offer, stay)),
    [settled, isBrief],
  )
  const [shown] = useFinderDays()
  const stops = useMemo(() => stopsOnMap(settled, shown), [settled, shown])
  const isRental = isSent && address.get('show') === 'rentals'
  const turn = (
    <Button
      look="quiet"
      size="small"
      icon={isRental ? BedDouble : House}
      onClick={() => change({ ...unfiltered, show: isRental ? '' : 'rentals' })}
    >
      {isRental ? rentalsText.hotels : rentalsText.rentals}
    </Button>
  )
  const headWithTurn: FinderHead = (words, tools) =>
    head(
      words,
      <>
        {isSent && !isTight ? turn : null}
        {tools}
      </>,
    )
  const onwards = (
    <div className={styles.buttons}>
      <Button look="line" iconAfter={ArrowRight} onClick={onContinue}>
        {hotelsText.next}
      </Button>
      {isSent && isTight ? turn : null}
      {foot}
    </div>
  )
  if (isRental)
    return (
      <>
        <Suspense fallback={<SkeletonList label={rentalsText.loading} look="find" rows={6} />}>
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
          rankOf={rankOf}
          budget={budgetText(trip)}
          nightsNote={(stay) => nightsNote(trip, stay)}
          stops={stops}
          renderAround={aroundIn(trip)}
          noteOf={noteOf}
          onPoint={(offer, isOn, stay) =>
            pointAt(
              {
                name: offer.hotel.name,
                adds: (now) => [{ type: 'hotel', cents: addedCents(now, offer, stay) }],
              },
              isOn,
            )
          }
          standingOf={(offer, stay) => standingOf(trip, offer, stay)}
          onAdd={(offer, stay) => {
            const wish = stayToItem(offer, stay)
            const idea = itemOf(trip, offer, stay)
            if (idea && standingOf(trip, offer, stay) === 'kept') return removeItem(idea)
            // Another room of a party stands beside the first.
            const isRoom = bookedFor(trip, stay)?.short === true
            planItem(wish, {
              idea,
              over: overBudget(trip, addedCents(trip, offer, stay)),
              held: isRoom ? undefined : holderOf(allItems(trip), wish),
            })
          }}
          onRemove={(offer, stay) => {
            const item = itemOf(trip, offer, stay)
            if (item) removeItem(item)
          }}
          {...books}
        />
      </Offered>
      {dialog}
      {onwards}
    </>
  )
}
