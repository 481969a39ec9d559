import { useMemo } from 'react'
import { type Finding, type TripView, useTripCheck } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { useSteadyLists } from './use-steady-lists.ts'

/** What does not fit, by day; what belongs to no day of the trip has an empty key. */
export function useFindings(trip: TripView): ReadonlyMap<string, readonly Finding[]> {
  const { data } = useTripCheck(trip)
  const found = useMemo(() => {
    const days = new Set(trip.days.map(({ date }) => date))
    return Map.groupBy(data ?? [], ({ day }) => (day !== null && days.has(day) ? day : ''))
  }, [trip, data])
  return useSteadyLists(found, isSame)
}
