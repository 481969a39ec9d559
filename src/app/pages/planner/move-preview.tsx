import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { showToast } from '#design/notices/notices.ts'
import { type FlownTrip, type NearFare, useTripFlights } from '#features/flights/web/index.ts'
import {
  tripAfter,
  type TripView,
  useTripMutator,
  useTurnSteps,
} from '#features/trips/web/index.ts'
import { addDays, daysBetween, formatDayShort } from '#platform/shared/local-date.ts'
import { DatesEffect, keepingDates, usualChoice } from './dates-preview.tsx'
import { partyChangeText } from './messages.ts'
import { flightAt, movingByFare } from './move-by-fare.ts'
import { MovedFlight } from './moved-flight.tsx'
import { movePreviewText as text } from './move-messages.ts'
import styles from './planner.module.css'
import { datesOf, datesText } from './wish-end.ts'

interface MovePreviewProps {
  readonly trip: TripView
  readonly flown: FlownTrip
  readonly fare: NearFare
  readonly onClose: () => void
}

/** The flights of other dates at the fare that was promised for them. */
function useFareOn(flown: FlownTrip, { date, price, offerId }: NearFare) {
  const days = daysBetween(flown.startDate, date)
  const there = { startDate: date, endDate: addDays(flown.endDate, days) }
  const { offers, isPending } = useTripFlights({ ...flown, ...there })
  const said = offers.find(({ id }) => id === offerId)
  return { offer: said ?? flightAt(offers, price, there, flown.party), isPending }
}

/** The trip on other dates, with their flights: seen before it is moved, and moved as one step. */
export function MovePreview({ trip, flown, fare, onClose }: MovePreviewProps) {
  const days = daysBetween(trip.startDate, fare.date)
  const wanted = { startDate: fare.date, endDate: addDays(trip.endDate, days) }
  const [choice, setChoice] = useState(usualChoice)
  const { offer, isPending } = useFareOn(flown, fare)
  const writer = useTripMutator()
  const { undo } = useTurnSteps(trip.id)
  const { writes, displaced } = movingByFare(trip, wanted, offer, choice.along)
  const dates = datesText(trip, wanted)
  const move = (): void => {
    const step = writer.make(trip.id, text.moved(dates), writes)
    onClose()
    showToast({
      title: text.moved(dates),
      text: offer ? text.withFlights : text.withoutFlights,
      action: { label: partyChangeText.undo, onPress: () => undo(step) },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title(formatDayShort(fare.date))}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {text.keep}
          </Button>
          <Button busy={isPending} busyLabel={text.looking} onClick={move}>
            {text.move}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <p>
          <b>{dates}</b> <span className="mute">{text.insteadOf(datesText(trip))}</span>
        </p>
        <MovedFlight
          trip={trip}
          wanted={datesOf(trip, wanted)}
          offer={offer}
          isPending={isPending}
          displaced={displaced}
        />
        <DatesEffect
          trip={tripAfter(trip, { removed: writes.removed })}
          wanted={wanted}
          choice={choice}
          onChoice={setChoice}
          fixed={keepingDates(trip)}
        />
      </div>
    </Dialog>
  )
}
