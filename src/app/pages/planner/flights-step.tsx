import { useState, useCallback } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { displacedBy } from '#features/board/domain/displaced-by.ts'
import type { BoardEdits } from '#features/board/web/index.ts'
import {
  type FlightOffer,
  type FlightStanding,
  flightToItem,
  type FlownTrip,
  TripFlights,
} from '#features/flights/web/index.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import {
  allItems,
  itemCost,
  type ItemView,
  newItem,
  type TripView,
} from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { cad } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { flightsStepText as text } from './messages.ts'
import { budgetText, moneyLeft, withThisBrief } from './money-left.ts'
import { OriginField } from './origin-field.tsx'
import styles from './planner.module.css'
import { Refusal } from './refusal.tsx'
import { useTripEdit } from './use-trip-edit.ts'
import { pointAt } from './with-this.ts'

/** The trip's item for a flight offer, if any. */
const itemOf = (trip: TripView, { id, provider }: FlightOffer): ItemView | undefined =>
  allItems(trip).find(
    ({ offer, status }) =>
      offer?.id === id.slice(0, 200) && offer.provider === provider && isTaken({ status }),
  )

/** The planned flights that an offer would replace; paid ones stay. */
const heldBy = (trip: TripView): ItemView | undefined =>
  allItems(trip).find((item) => item.type === 'flight' && isReplaceable(item))

function standingOf(trip: TripView, offer: FlightOffer): FlightStanding {
  const item = itemOf(trip, offer)
  if (item) return item.status === 'booked' ? 'booked' : 'added'
  return heldBy(trip) ? 'swap' : undefined
}

const centsOf = ({ price }: FlightOffer): number => cad(price.totalCad).amountMinor

/** Change of the total in cents, net of the flights it replaces; zero for those in the trip. */
function addedCents(trip: TripView, offer: FlightOffer): number {
  if (itemOf(trip, offer)) return 0
  const held = heldBy(trip)
  return centsOf(offer) - (held ? itemCost(held).amountMinor : 0)
}

const nameOf = ({ legs: [out] }: FlightOffer): string =>
  [out?.carriers[0]?.name, out?.segments[0]?.number].filter(Boolean).join(' ')

/** A flight that leaves the evening before is placed on its landing day. */
function itemFor(trip: TripView, offer: FlightOffer) {
  const item = newItem(flightToItem(offer))
  const isEarly = item.day !== null && item.day !== undefined && item.day < trip.startDate
  return isEarly ? { ...item, day: trip.startDate } : item
}

interface FlightsStepProps {
  readonly trip: TripView
  readonly flown: FlownTrip | undefined
  readonly edits: BoardEdits
  readonly head: FinderHead
}

/** Form for the origin, the only field that a trip can lack. */
function AskOrigin({ trip }: { readonly trip: TripView }) {
  const [origin, setOrigin] = useState(trip.origin)
  const [isUnclear, setUnclear] = useState(false)
  const [tried, setTried] = useState(false)
  const editing = useTripEdit(trip, () => undefined)
  return (
    <form
      className={`${styles.step} ${styles.narrow}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (origin && !isUnclear && !editing.busy) editing.save({ origin }, () => undefined)
      }}
    >
      <div>
        <h3>{text.whereFrom}</h3>
        <p className="mute small">{text.whereFromHint}</p>
      </div>
      <OriginField value={origin} tried={tried} onChange={setOrigin} onUnclear={setUnclear} />
      {editing.failure ? <Refusal text={editing.failure} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" busy={editing.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

/** Step of flights; asks for the origin if the trip has none. */
export function FlightsStep({ trip, flown, edits, head }: FlightsStepProps) {
  if (!trip.origin)
    return (
      <>
        {head('', null)}
        <AskOrigin trip={trip} />
      </>
    )
  if (!flown)
    return (
      <>
        {head('', null)}
        <SkeletonList label={text.loading} look="text" rows={8} />
      </>
    )
  if (!flown.to || !flown.from)
    return (
      <>
        {head('', null)}
        <Notice
          action={
            <ButtonLink look="line" href={`/flights?trip=${trip.id}`}>
              {text.search}
            </ButtonLink>
          }
        >
          {text.noAirport(flown.to ? flown.fromName : flown.toName)}
        </Notice>
      </>
    )
  return <KnownFlights trip={trip} flown={flown} edits={edits} head={head} />
}

interface KnownFlightsProps extends FlightsStepProps {
  readonly flown: FlownTrip
}

/** Adds both directions; stops that no longer fit become ideas. */
function KnownFlights({ trip, flown, edits, head }: KnownFlightsProps) {
  const [steady, setSteady] = useState(flown)
  // Keep an equal query object so that other edits don't re-sort the list.
  if (!isSame(steady, flown)) setSteady(flown)
  const isOver = useCallback(
    (offer: FlightOffer) => moneyLeft(trip, addedCents(trip, offer))?.over ?? false,
    [trip],
  )
  const add = (offer: FlightOffer): void => {
    const item = itemFor(trip, offer)
    const held = heldBy(trip)
    const displaced =
      item.details?.kind === 'flight' ? displacedBy(item.details, allItems(trip)) : []
    edits.applySaid(
      {
        added: [item],
        removed: held ? [held] : [],
        edits: displaced.map((stop) => ({
          item: stop,
          changes: { day: null, status: 'idea' as const },
        })),
        text: text.added(item.name),
      },
      {
        title: text.addedToTrip,
        text: displaced.length > 0 ? text.moved(displaced.map(({ name }) => name)) : item.name,
      },
    )
  }
  return (
    <TripFlights
      trip={steady}
      head={head}
      standingOf={(offer) => standingOf(trip, offer)}
      noteOf={(offer) => withThisBrief(trip, addedCents(trip, offer))}
      isOver={isOver}
      budget={budgetText(trip)}
      onAdd={add}
      onRemove={(offer) => {
        const item = itemOf(trip, offer)
        if (item) edits.remove([item])
      }}
      onPoint={(offer, isOn) =>
        pointAt(
          { name: nameOf(offer), adds: [{ type: 'flight', cents: addedCents(trip, offer) }] },
          isOn,
        )
      }
    />
  )
}
