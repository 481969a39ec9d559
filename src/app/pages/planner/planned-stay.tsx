import { ArrowLeftRight, Minus, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Poster } from '#design/poster.tsx'
import { type Fact, FactList } from '#design/stat-list/stat-list.tsx'
import { nightsEdit, withEnd } from '#features/board/domain/stay-ends.ts'
import { Alternatives, type BoardEdits } from '#features/board/web/index.ts'
import { isBookedHere } from '#features/bookings/web/index.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { chosenOver, isReplaceable } from '#features/trips/domain/slot.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { guestsOf } from '#features/trips/domain/rooms-of.ts'
import { unitsText } from '#features/trips/domain/units-text.ts'
import { useHotels } from '#features/stays/web/index.ts'
import {
  allItems,
  type ItemView,
  placeOfDay,
  type TripView,
  unsentVersion,
  useTripItems,
} from '#features/trips/web/index.ts'
import { countText } from '#platform/shared/count-text.ts'
import { addDays, formatDayFull } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { BookHotel } from './book-hotel.tsx'
import { placeIn, searchKeyOf } from './chosen-place.ts'
import { plannedStayText as text } from './itinerary-messages.ts'
import styles from './planned-stay.module.css'
import { posterOf } from './poster-of.ts'

/** The nights of a stay in the trip, as a search asks for them. */
function askedOf(trip: TripView, item: ItemView) {
  const checkIn = item.day ?? trip.startDate
  const rooms = item.details?.kind === 'stay' ? (item.details.rooms ?? 1) : 1
  return {
    checkIn,
    checkOut: addDays(checkIn, item.nights ?? 1),
    guests: guestsOf(item) ?? headsOf(trip.party),
    rooms,
  }
}

/** Today's offer for the same stay and nights. */
function useOffer(trip: TripView, item: ItemView) {
  const stay = askedOf(trip, item)
  const { rooms } = stay
  const { data, isLoading, goesOn } = useHotels({
    location: searchKeyOf(placeOfDay(trip, item.day) ?? placeIn(trip, '')),
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    itineraryId: trip.id,
    ...(rooms > 1 && { rooms }),
    party: trip.party,
    // What was entered by hand has no offer.
    possible: isBookedHere && item.offer !== null && trip.version !== unsentVersion,
  })
  const offer = data?.find(
    ({ hotelId, pricing }) =>
      sourceOf('stays', hotelId) === item.source &&
      pricing.nights === item.nights &&
      !pricing.estimated,
  )
  return { offer, stay, isAsking: !offer && (isLoading || goesOn) }
}

type Found = ReturnType<typeof useOffer>

/** "Free until 24 hours before check-in", once it is known. */
function cancelText({ offer, isAsking }: Found): string {
  if (offer) return offer.freeCancellation ? text.freeUntil : text.notFree
  return isAsking ? text.asking : ''
}

/** "4 × $223, for 2 adults", and today's price where it is another one. */
function priceWords(trip: TripView, item: ItemView, { offer }: Found): string {
  const units = unitsText({ price: cad(item.price), quantity: item.quantity })
  const today = offer?.pricing.totalCad
  return [
    units,
    text.forParty(partyWords(trip.party)),
    item.estimated ? text.estimate : '',
    today === undefined || today === item.price ? '' : text.today(formatMoney(cad(today))),
  ]
    .filter(Boolean)
    .join(', ')
}

function Nights({ trip, item, edits }: Pick<PlannedStayProps, 'trip' | 'item' | 'edits'>) {
  const own = { day: item.day ?? trip.startDate, nights: item.nights ?? 1 }
  const turned = (by: number) =>
    withEnd(trip, own, 'out', addDays(own.day, Math.max(1, own.nights + by)))
  const [fewer, more] = [turned(-1), turned(1)]
  const save = (next: typeof own) => (): void =>
    edits.edit(
      [{ item, changes: nightsEdit(item, next) }],
      text.nowNights(item.name, countText(next.nights, 'night')),
    )
  const canTurn = isReplaceable(item) && item.day !== null
  return (
    <span className={styles.nights}>
      {canTurn ? (
        <IconButton
          icon={Minus}
          label={text.fewer}
          disabled={fewer.nights === own.nights}
          onClick={save(fewer)}
        />
      ) : null}
      <b role="status">{countText(own.nights, 'night')}</b>
      {canTurn ? (
        <IconButton
          icon={Plus}
          label={text.more}
          disabled={more.nights === own.nights}
          onClick={save(more)}
        />
      ) : null}
    </span>
  )
}

function factsOf(props: PlannedStayProps, found: Found): readonly Fact[] {
  const { trip, item } = props
  const { checkIn, checkOut, guests, rooms } = found.stay
  const known = item.details?.kind === 'stay' ? item.details : undefined
  const cancel = cancelText(found)
  const at = (time: string | undefined): string => (time ? `, ${time}` : '')
  return [
    { label: text.where, value: item.location || text.unknown },
    {
      label: text.checkIn,
      value: `${formatDayFull(checkIn)}${at(known?.checkIn ?? item.time ?? undefined)}`,
    },
    { label: text.checkOut, value: `${formatDayFull(checkOut)}${at(known?.checkOut)}` },
    { label: text.nights, value: <Nights {...props} /> },
    {
      label: text.guests,
      value: [countText(guests, 'guest'), countText(rooms, 'room')].join(', '),
    },
    {
      label: text.price,
      value: (
        <>
          <b>{text.cad(formatMoney(cad(item.price)))}</b>
          <span className={styles.units}>{priceWords(trip, item, found)}</span>
        </>
      ),
    },
    ...(cancel ? [{ label: text.cancellation, value: cancel }] : []),
  ]
}

interface PlannedStayProps {
  readonly trip: TripView
  readonly item: ItemView
  readonly edits: BoardEdits
  readonly onClose: () => void
  /** Opens all fields. */
  readonly onEdit: () => void
  /** Opens the finder for these nights. */
  readonly onSwap: () => void
}

/** A stay of the trip that is not booked: its facts, and what can be done with it. */
export function PlannedStay(props: PlannedStayProps) {
  const { trip, item, edits, onClose, onEdit, onSwap } = props
  const { planIdea } = useTripItems(trip.id)
  const found = useOffer(trip, item)
  const [booking, setBooking] = useState(false)
  const { offer, stay, isAsking } = found
  const place = placeOfDay(trip, item.day)
  const poster = place && posterOf(place)
  const isOpen = isReplaceable(item)
  if (booking && offer)
    return <BookHotel trip={trip} chosen={{ offer, stay }} itemId={item.id} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      size="medium"
      actions={
        <>
          {isOpen ? (
            <Button
              look="line"
              icon={ArrowLeftRight}
              onClick={() => {
                onClose()
                onSwap()
              }}
            >
              {text.swap}
            </Button>
          ) : null}
          {isOpen && (offer || isAsking) ? (
            <Button busy={isAsking} busyLabel={text.asking} onClick={() => setBooking(true)}>
              {text.book}
            </Button>
          ) : (
            <Button onClick={onClose}>{text.back}</Button>
          )}
        </>
      }
    >
      <div className={styles.stay}>
        {poster ? <Poster slug={poster} ratio="3/4" className={styles.poster} /> : null}
        <div className={styles.main}>
          {item.sample ? <p className="mute">{text.sample}</p> : null}
          <FactList items={factsOf(props, found)} />
          <p className={styles.ways}>
            <Button look="text" size="small" icon={Pencil} onClick={onEdit}>
              {text.edit}
            </Button>
            <Button
              look="danger"
              size="small"
              icon={Trash2}
              onClick={() => {
                edits.remove([item])
                onClose()
              }}
            >
              {text.remove}
            </Button>
          </p>
        </div>
      </div>
      <Alternatives
        trip={trip}
        item={item}
        onChoose={(one) => {
          planIdea(one, chosenOver(allItems(trip), one))
          onClose()
        }}
      />
    </Dialog>
  )
}
