import { useMemo } from 'react'
import type { TripView } from '#features/trips/web/index.ts'
import { type Finding, findingsOf } from '../domain/findings.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { useOpeningFacts } from './use-opening-facts.ts'
import { useSteadyLists } from './use-steady-lists.ts'

/** What does not fit, by day. */
export function useFindings(trip: TripView): ReadonlyMap<string, readonly Finding[]> {
  const facts = useOpeningFacts(trip)
  const found = useMemo(
    () => new Map(trip.days.map((day) => [day.date, findingsOf(day, trip.days, facts)])),
    [trip, facts],
  )
  return useSteadyLists(found, isSame)
}
