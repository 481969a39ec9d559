import { useMemo } from 'react'
import { useAttractions } from '#features/dining/web/index.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { TripView } from '#features/trips/web/index.ts'
import type { Facts } from '../domain/troubles.ts'

const none: Facts = new Map()

/** When the sights of a trip's first place can be visited, by the `source` of the items made from them. */
export function useOpeningFacts({ destinations, destination }: TripView): Facts {
  const { data } = useAttractions(destinations[0]?.ref ?? destination)
  return useMemo(
    () => (data ? new Map(data.map((sight) => [sourceOf('dining', sight.id), sight])) : none),
    [data],
  )
}
