import { useMemo, useSyncExternalStore } from 'react'
import type { TripView } from './trips.client.ts'
import { useTripMutator } from './mutations/trip-mutations.tsx'
import { startOf } from './mutations/trip-mutation.ts'
import { asStarted, withPending } from './mutations/pending-mutation.ts'

/** Trips that exist only in this browser, latest first. */
export function useUnsentTrips(): readonly TripView[] {
  const { outbox } = useTripMutator()
  const all = useSyncExternalStore(outbox.subscribe, outbox.all, outbox.all)
  return useMemo(() => {
    const ids = new Set(all.map(({ tripId }) => tripId))
    return [...ids].toReversed().flatMap((id) => {
      const waiting = all.filter(({ tripId }) => tripId === id)
      const start = startOf(waiting)
      return start ? [withPending(asStarted(start), waiting)] : []
    })
  }, [all])
}
