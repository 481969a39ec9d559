import { useMemo } from 'react'
import { distanceKm } from '#platform/shared/distance.ts'
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

/** Within so many kilometres of their middle, most of what a town has lies. */
const townKm = 6

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Those in the town itself, where they are most: a few far away do not push them under one mark. */
function mostOf(places: readonly MapPlace[]): readonly MapPlace[] {
  const centre = {
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  }
  const near = places.filter((place) => distanceKm(place, centre) <= townKm)
  return near.length * 2 > places.length ? near : places
}

const none: readonly MapPlace[] = []

/** The map of what is listed, with the drawn ground of its town until the other is there. */
export function ListMap({ label, places, also = none, chosen, onChoose }: ListMapProps) {
  const [first] = places
  const all = useMemo(() => [...places, ...also], [places, also])
  const view = useMemo(() => mostOf(places), [places])
  const ground = useGroundAt(first ?? { lat: 0, lng: 0 })
  return (
    <PlaceMap
      label={label}
      places={all}
      view={view}
      ground={ground}
      chosen={chosen}
      onChoose={onChoose}
      wanted
    />
  )
}
