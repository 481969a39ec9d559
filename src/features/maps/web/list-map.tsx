import { useGroundAt } from '#features/places/web/index.ts'
import type { MapPlace } from '../domain/map-place.ts'
import { PlaceMap } from './place-map.tsx'

export interface ListMapProps {
  readonly label: string
  readonly places: readonly MapPlace[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The map of what is listed, with the drawn ground of its town until the other is there. */
export function ListMap({ label, places, chosen, onChoose }: ListMapProps) {
  const [first] = places
  const ground = useGroundAt(first ?? { lat: 0, lng: 0 })
  return (
    <PlaceMap
      label={label}
      places={places}
      ground={ground}
      chosen={chosen}
      onChoose={onChoose}
      wanted
      quiet
    />
  )
}
