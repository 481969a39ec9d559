import { classNames } from '#design/class-names.ts'
import { DayMark } from '#design/drawn-map/day-mark.tsx'
import { Link } from '#design/link.tsx'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import type { Travellers } from '../domain/listed-place.ts'
import type { MapPlace } from '../domain/map-place.ts'
import styles from './maps-page.module.css'
import { ownStopsText as text } from './messages.ts'

interface StopListProps {
  readonly stops: readonly MapPlace[]
  /** The class of the day that is shown. */
  readonly tone: string | undefined
  readonly trip: Travellers['trip']
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The stops of the traveller's own trip that are on the map, as a list. */
export const StopList = ({ stops, tone, trip, chosen, onChoose }: StopListProps) => (
  <section className={styles.summary} aria-labelledby="map-stops">
    <h2 id="map-stops" className={styles.title}>
      {text.heading}
    </h2>
    {trip ? (
      <p className="small">
        <Link href={trip.href} className="text-link">
          {trip.title}
        </Link>{' '}
        {text.has(trip.sum)}
      </p>
    ) : null}
    <ol className={classNames(styles.stops, tone)} aria-label={text.stops}>
      {stops.map(({ id, name, kind, mark, ofDay }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.stop}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {ofDay ? <DayMark number={ofDay} /> : <MapMark kind={kind} text={mark} />}
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </ol>
  </section>
)
