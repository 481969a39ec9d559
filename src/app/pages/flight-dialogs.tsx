import { Check, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { newItem, TripMutations, useTrips, useTripMutator } from '#features/trips/web/index.ts'
import { useHint } from '#platform/web/hint.ts'
import { useCart } from '#features/cart/web/index.ts'
import {
  FlightDialog,
  type FlightDialogProps,
  type FlightOffer,
  flightToItem,
} from '#features/flights/web/index.ts'
import { addFlightToCart, flightInCart, removeFlightFromCart } from './flight-in-cart.ts'
import { flightDialogsText, flightInCartText } from './messages.ts'

type Props = Omit<FlightDialogProps, 'trip' | 'add'> & {
  /** The trip that was searched for. */
  readonly tripId: string | undefined
}

const departureOf = ({ legs: [out] }: FlightOffer): string => out?.departure.slice(0, 10) ?? ''

/** It stays in the outbox until the server has it, so only failures need a message. */
async function sayUnlessSaved(
  title: string,
  adding: ReturnType<ReturnType<typeof useTripMutator>['add']>,
): Promise<void> {
  const outcome = await adding
  if (outcome?.kind === 'waiting' || outcome?.kind === 'refused')
    showToast({
      tone: 'failed',
      title: flightDialogsText.notInYet(title),
      text: outcome.error.message,
    })
}

interface CartButtonProps {
  readonly offer: FlightOffer
  readonly onAdd: () => void
}

/** Adds the flight to the cart, or removes it. */
function CartButton({ offer, onAdd }: CartButtonProps) {
  const there = flightInCart(useCart(), offer)
  return there ? (
    <Button
      look="quiet"
      icon={Check}
      iconAfter={X}
      onClick={() => removeFlightFromCart(there)}
      aria-label={flightInCartText.addedRemoveFromCart}
    >
      {flightInCartText.added}
    </Button>
  ) : (
    <Button look="line" icon={Plus} onClick={onAdd}>
      {flightInCartText.addToItinerary}
    </Button>
  )
}

/** Signed in: the flight can go into a trip in the same step. */
function WithTrips(props: Props) {
  const { open, tripId, onOpen } = props
  const { data: trips = [] } = useTrips()
  const writer = useTripMutator()
  const day = departureOf(open.offer)
  const fitting = trips.find(({ startDate, endDate }) => startDate <= day && day <= endDate)
  const [chosen, setChosen] = useState<string>()
  const trip = trips.find(({ id }) => id === (chosen ?? tripId ?? fitting?.id))
  const add = (offer: FlightOffer): void => {
    const item = trip && newItem(flightToItem(offer))
    addFlightToCart(offer, trip && item && { trip: trip.title, itemId: item.id })
    onOpen(undefined)
    if (!trip || !item) return
    void sayUnlessSaved(trip.title, writer.add(trip.id, item))
  }
  const select =
    trips.length > 0 ? (
      <SelectField
        label={flightDialogsText.addToTripToo}
        empty={flightDialogsText.cartOnly}
        options={trips.map(({ id, title }) => ({ value: id, label: title }))}
        value={trip?.id ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      />
    ) : undefined
  return (
    <FlightDialog
      {...props}
      add={<CartButton offer={open.offer} onAdd={() => add(open.offer)} />}
      trip={select}
    />
  )
}

function ForCart(props: Props) {
  const { offer } = props.open
  return (
    <FlightDialog
      {...props}
      add={
        <CartButton
          offer={offer}
          onAdd={() => {
            addFlightToCart(offer)
            props.onOpen(undefined)
          }}
        />
      }
    />
  )
}

function ForSession(props: Props) {
  const { data: user } = useCurrentUser()
  if (!user) return <ForCart {...props} />
  return (
    <TripMutations user={user}>
      <WithTrips {...props} />
    </TripMutations>
  )
}

/** The open dialog. Signed-in users can put the flight into a trip as well. */
export function FlightDialogs(props: Props) {
  // Makes no request for visitors: the hint cookie alone says whether a session may exist.
  return useHint() ? <ForSession {...props} /> : <ForCart {...props} />
}
