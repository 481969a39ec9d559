import { useDeferredValue, useMemo } from 'react'
import { useAttractionsOf } from '#features/dining/web/index.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { TripView } from '#features/trips/web/index.ts'
import type { Facts } from '../domain/findings.ts'

const none: Facts = new Map()

/** Opening facts of the sights at the trip's places, by the `source` of the items made from them. */
export function useOpeningFacts({ destinations }: TripView): Facts {
  const { data } = useAttractionsOf(destinations.map(({ ref, name }) => ref ?? name))
  const facts = useMemo(
    () => (data ? new Map(data.map((sight) => [sourceOf('dining', sight.id), sight])) : none),
    [data],
  )
  // They may arrive while the user is working, and are not urgent.
  return useDeferredValue(facts)
}
