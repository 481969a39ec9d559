import { useMemo } from 'react'
import type { TripView } from '#features/trips/web/index.ts'
import { type Trouble, troublesOf } from '../domain/troubles.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { useOpeningFacts } from './use-opening-facts.ts'
import { useSteadyLists } from './use-steady-lists.ts'

/** What does not fit, by day. */
export function useTroubles(trip: TripView): ReadonlyMap<string, readonly Trouble[]> {
  const facts = useOpeningFacts(trip)
  const found = useMemo(
    () => new Map(trip.days.map((day) => [day.date, troublesOf(day, trip.days, facts)])),
    [trip, facts],
  )
  return useSteadyLists(found, isSame)
}
