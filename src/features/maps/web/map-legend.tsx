import { MapMark } from '#design/map-mark/map-mark.tsx'
import styles from './maps-page.module.css'
import { mapLegendText } from './messages.ts'

const kinds = [
  ['hotel', 'Hotels'],
  ['restaurant', 'Restaurants'],
  ['activity', 'Activities'],
  ['flight', 'Flights'],
] as const

/** Which mark is what. */
export function MapLegend() {
  return (
    <ul className={styles.legend} aria-label={mapLegendText.legend}>
      {kinds.map(([kind, label]) => (
        <li key={kind}>
          <MapMark kind={kind} className={styles.small} />
          {label}
        </li>
      ))}
    </ul>
  )
}
