import { useMemo } from 'react'
import { useGroundAt } from '#features/places/web/index.ts'
import type { MapPlace } from '../domain/map-place.ts'
import { PlaceMap } from './place-map.tsx'

export interface ListMapProps {
  readonly label: string
  readonly places: readonly MapPlace[]
  /** What else is near: it is shown, but not moved to. */
  readonly also?: readonly MapPlace[] | undefined
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

const none: readonly MapPlace[] = []

/** The map of what is listed, with the drawn ground of its town until the other is there. */
export function ListMap({ label, places, also = none, chosen, onChoose }: ListMapProps) {
  const [first] = places
  const all = useMemo(() => [...places, ...also], [places, also])
  const ground = useGroundAt(first ?? { lat: 0, lng: 0 })
  return (
    <PlaceMap
      label={label}
      places={all}
      view={places}
      ground={ground ?? undefined}
      chosen={chosen}
      onChoose={onChoose}
      wanted
    />
  )
}
