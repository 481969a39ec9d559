import { MapMark } from '#design/map-mark/map-mark.tsx'
import type { MapPlace } from '../domain/map-place.ts'
import styles from './maps-page.module.css'
import { mapLegendText } from './messages.ts'

const kinds = [
  ['hotel', 'Hotels'],
  ['restaurant', 'Restaurants'],
  ['activity', 'Activities'],
  ['flight', 'Flights'],
] as const

/** Which mark is what, of those that are on the map. */
export function MapLegend({ places }: { readonly places: readonly Pick<MapPlace, 'kind'>[] }) {
  const shown = kinds.filter(([kind]) => places.some((place) => place.kind === kind))
  if (shown.length === 0) return null
  return (
    <ul className={styles.legend} aria-label={mapLegendText.legend}>
      {shown.map(([kind, label]) => (
        <li key={kind}>
          <MapMark kind={kind} className={styles.small} />
          {label}
        </li>
      ))}
    </ul>
  )
}
