import { useQuery } from '@tanstack/react-query'
import { readMapGround } from './read-map-ground.ts'

/** Whether this agency's maps have streets; false until that is known, and where it cannot be asked. */
export const useHasStreets = (): boolean =>
  useQuery({
    queryKey: ['map-ground'],
    meta: {},
    queryFn: readMapGround,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: ({ kind }) => kind !== 'embedded',
  }).data ?? false
