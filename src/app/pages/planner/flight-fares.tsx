import { useState } from 'react'
import { type FlownTrip, NearFares, type NearFare } from '#features/flights/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { bookedIn } from './flight-in-trip.ts'
import { MovePreview } from './move-preview.tsx'

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
      <NearFares trip={flown} onMove={setThought} />
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
