import { useQuery } from '@tanstack/react-query'
import { cityAt } from '../domain/city-streets.ts'
import type { MapPoint } from '../domain/map-place.ts'
import { readMapGround } from './read-map-ground.ts'

/** Whether a map of these places has streets; false until that is known, and where it cannot be asked. */
export const useHasStreets = (places: readonly MapPoint[]): boolean =>
  useQuery({
    queryKey: ['map-ground'],
    meta: {},
    queryFn: readMapGround,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: (ground) =>
      ground.kind !== 'embedded' ||
      places.some((place) => cityAt(ground.streets, place) !== undefined),
  }).data ?? false
