import { useState, useCallback } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import type { BoardEdits } from '#features/board/web/index.ts'
import { type FlightOffer, type FlownTrip, TripFlights } from '#features/flights/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import {
  addingFlight,
  bookedIn,
  displacedWith,
  flownBy,
  ideaOf,
  itemOf,
  moneyWith,
  standingOf,
} from './flight-in-trip.ts'
import { flightsStepText as text } from './messages.ts'
import { budgetText, moneyLeft, withThisBrief } from './money-left.ts'
import { OriginField } from './origin-field.tsx'
import styles from './planner.module.css'
import { Refusal } from './refusal.tsx'
import { useOpenedTrip } from './use-opened-trip.ts'
import { useTripEdit } from './use-trip-edit.ts'
import { pointAt } from './with-this.ts'

/** Change of the total in cents: the offer, net of the flights it replaces and of the stops that no longer fit. */
const addedCents = (trip: TripView, offer: FlightOffer): number =>
  moneyWith(trip, offer).reduce((sum, { cents }) => sum + cents, 0)

const isOverIn = (trip: TripView, offer: FlightOffer): boolean =>
  moneyLeft(trip, addedCents(trip, offer))?.over ?? false

/** "With this: $1,240 left. 4 stops go to Ideas" */
function noteOf(trip: TripView, offer: FlightOffer): string {
  const gone = displacedWith(trip, offer).length
  const left = withThisBrief(trip, addedCents(trip, offer))
  return gone > 0 ? [left, text.goes(gone)].filter(Boolean).join('. ') : left
}

const nameOf = ({ legs: [out] }: FlightOffer): string =>
  [out?.carriers[0]?.name, out?.segments[0]?.number].filter(Boolean).join(' ')

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
  const opened = useOpenedTrip(trip)
  const rankOf = useCallback(
    (offer: FlightOffer) => ({
      moved: displacedWith(opened, offer).length,
      isOver: isOverIn(opened, offer),
      held: itemOf(opened, offer) !== undefined,
    }),
    [opened],
  )
  const add = (offer: FlightOffer): void => {
    const idea = ideaOf(trip, offer)
    if (idea && standingOf(trip, offer) === 'kept') return edits.remove([idea])
    edits.applySaid(...addingFlight(trip, offer))
  }
  const booked = bookedIn(trip)
  return (
    <TripFlights
      trip={steady}
      head={head}
      standingOf={(offer) => standingOf(trip, offer)}
      noteOf={(offer) => (booked ? '' : noteOf(trip, offer))}
      booked={booked && flownBy(booked)}
      isOver={(offer) => isOverIn(trip, offer)}
      rankOf={rankOf}
      budget={budgetText(trip)}
      onAdd={add}
      onRemove={(offer) => {
        const item = itemOf(trip, offer)
        if (item) edits.remove([item])
      }}
      onPoint={(offer, isOn) =>
        pointAt(
          {
            name: nameOf(offer),
            adds: (now) => moneyWith(now, offer),
          },
          isOn,
        )
      }
    />
  )
}
