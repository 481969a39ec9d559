import { useMemo, useSyncExternalStore } from 'react'
import type { TripView } from './trips.client.ts'
import { useTripWriter } from './writes/trip-writing.tsx'
import { startOf } from './writes/trip-write.ts'
import { asStarted, withWaiting } from './writes/waiting-write.ts'

/** The trips that were made in this browser and that the server has not heard of, the latest first. */
export function useUnsentTrips(): readonly TripView[] {
  const { journal } = useTripWriter()
  const all = useSyncExternalStore(journal.subscribe, journal.all, journal.all)
  return useMemo(() => {
    const ids = new Set(all.map(({ tripId }) => tripId))
    return [...ids].toReversed().flatMap((id) => {
      const waiting = all.filter(({ tripId }) => tripId === id)
      const start = startOf(waiting)
      return start ? [withWaiting(asStarted(start), waiting)] : []
    })
  }, [all])
}
