import { useState } from 'react'
import { type FlownTrip, NearFares } from '#features/flights/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { MovePreview } from './move-preview.tsx'

interface FlightFaresProps {
  readonly trip: TripView
  readonly flown: FlownTrip
}

/** Fares on nearby days, with a preview of moving the trip to the cheapest. */
export function FlightFares({ trip, flown }: FlightFaresProps) {
  const [thought, setThought] = useState<string>()
  return (
    <>
      <NearFares trip={flown} onMove={setThought} />
      {thought ? (
        <MovePreview trip={trip} startDate={thought} onClose={() => setThought(undefined)} />
      ) : null}
    </>
  )
}
