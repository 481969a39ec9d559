import { useState } from 'react'
import { type FlownTrip, NearFares, type NearFare } from '#features/flights/web/index.ts'
import { fitDays } from '#features/flights/domain/fit-days.ts'
import { itemCost, type TripView } from '#features/trips/web/index.ts'
import { toMajor } from '#platform/shared/money.ts'
import { bookedIn } from './flight-in-trip.ts'
import { flightsOf } from './move-by-fare.ts'
import { MovePreview } from './move-preview.tsx'

/** What the planned flights of a trip cost, and what they leave of its days; undefined without them. */
export function ownFlights(trip: TripView, flown: FlownTrip) {
  const [held] = flightsOf(trip)
  const directions = held?.details?.kind === 'flight' ? held.details.directions : []
  const fit = fitDays(
    flown,
    directions.flatMap(({ segments: all }) => {
      const [first, last] = [all[0], all.at(-1)]
      return first && last ? [{ departure: first.from.local, arrival: last.to.local }] : []
    }),
  )
  return held && fit && { totalCad: toMajor(itemCost(held)), fit }
}

interface FlightFaresProps {
  readonly trip: TripView
  readonly flown: FlownTrip
}

/** Fares on nearby days, with a preview of moving the trip to the cheapest; none beside booked flights. */
export function FlightFares({ trip, flown }: FlightFaresProps) {
  const [thought, setThought] = useState<NearFare>()
  if (bookedIn(trip)) return null
  return (
    <>
      <NearFares trip={flown} own={ownFlights(trip, flown)} onMove={setThought} />
      {thought ? (
        <MovePreview
          trip={trip}
          flown={flown}
          fare={thought}
          onClose={() => setThought(undefined)}
        />
      ) : null}
    </>
  )
}
