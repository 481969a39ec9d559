import { Picture } from '#design/picture/picture.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import type { DestinationSuggestion } from '#features/places/web/index.ts'
import type { ChosenPlace } from './chosen-place.ts'
import styles from './planner.module.css'

interface PlaceTilesProps {
  readonly places: readonly DestinationSuggestion[]
  readonly chosen: ChosenPlace | null
  readonly onChoose: (place: DestinationSuggestion) => void
}

/** Destinations as clickable posters. */
export function PlaceTiles({ places, chosen, onChoose }: PlaceTilesProps) {
  if (places.length === 0) return null
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            className={styles.place}
            aria-pressed={chosen?.ref === place.id}
            aria-label={`${place.name}, ${place.country}`}
            onClick={() => onChoose(place)}
          >
            <Print
              slug={isPosterSlug(place.id) ? place.id : undefined}
              picture={
                <Picture
                  src={`/art/attraction/${encodeURIComponent(place.id)}.svg`}
                  ratio="3/4"
                  lazy
                />
              }
              name={place.name}
              place={place.country}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
