import { useMemo } from 'react'
import { type Finding, type TripView, useTripCheck } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { useSteadyLists } from './use-steady-lists.ts'

/** Key of findings without a day. */
export const ofTrip = 'trip'

/** Findings by day; `ofTrip` for those without one. */
export function useFindings(trip: TripView): ReadonlyMap<string, readonly Finding[]> {
  const { data } = useTripCheck(trip)
  const found = useMemo(() => {
    const days = new Set(trip.days.map(({ date }) => date))
    return Map.groupBy(data ?? [], ({ day }) => (day !== null && days.has(day) ? day : ofTrip))
  }, [trip, data])
  return useSteadyLists(found, isSame)
}
