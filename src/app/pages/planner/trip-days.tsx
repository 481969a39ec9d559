import { lazy, Suspense, useDeferredValue } from 'react'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import { DayMap } from './day-map.tsx'
import { loadDays } from './load-days.ts'

const DayBoard = lazy(async () => ({ default: (await loadDays()).DayBoard }))
const SpendingPanel = lazy(async () => ({ default: (await loadDays()).SpendingPanel }))

/** A trip day by day, and what it is spent on. */
export function TripDays({ trip }: { readonly trip: TripView }) {
  // Below the days: neither they nor what is dropped on them wait for it.
  const spent = useDeferredValue<TripView | undefined>(trip, undefined)
  return (
    <Suspense fallback={<SkeletonList label="Loading the days" look="row" />}>
      <DayBoard trip={trip} renderMap={(day) => <DayMap trip={trip} day={day} />} />
      {spent ? <SpendingPanel trip={spent} /> : null}
    </Suspense>
  )
}
