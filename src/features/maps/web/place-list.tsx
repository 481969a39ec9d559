import { MapPinned } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { costText, type ListedPlace } from '../domain/listed-place.ts'
import { placeKindOf } from '../domain/map-place.ts'
import styles from './maps-page.module.css'
import { placeListText } from './messages.ts'

interface PlaceListProps {
  readonly places: readonly ListedPlace[]
  readonly heads: number
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** Everything on the map, as a list; both share their selection. */
export function PlaceList({ places, heads, chosen, onChoose }: PlaceListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!chosen) return
    list.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [chosen])
  if (places.length === 0)
    return (
      <EmptyState icon={MapPinned} title={placeListText.noPlacesOnMap}>
        {placeListText.searchForLocationOr}
      </EmptyState>
    )
  return (
    <ol ref={list} className={styles.places} aria-label={placeListText.placesOnMap}>
      {places.map((place, at) => (
        <li key={place.id}>
          <button
            type="button"
            className={styles.place}
            aria-pressed={place.id === chosen}
            onClick={() => onChoose(place.id)}
          >
            <MapMark kind={placeKindOf(place.type)} text={String(at + 1)} />
            <span className={styles.words}>
              <span className={styles.name}>{place.name}</span>
              <span className={styles.facts}>
                {place.address === place.name ? '' : place.address}
                {place.address !== place.name && costText(place, heads) ? ' · ' : ''}
                <span className={styles.cost}>{costText(place, heads)}</span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
