import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DrawnMap, type MapStop } from '#design/drawn-map/drawn-map.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { useTownGround } from '#features/places/web/index.ts'
import { distanceText, stopsOf, waysBetween } from '#features/trips/domain/day-stops.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import styles from './day-map.module.css'

/** "3 stops, 6.2 km" */
function sumText(stops: readonly MapStop[]): string {
  if (stops.length === 0) return 'No stops yet'
  const km = waysBetween(stops).reduce((sum, way) => sum + way.km, 0)
  const count = `${stops.length} ${stops.length === 1 ? 'stop' : 'stops'}`
  return stops.length === 1 ? count : `${count}, ${distanceText(km)}`
}

const wayText = ({ km, minutesOnFoot }: { km: number; minutesOnFoot: number }): string =>
  minutesOnFoot <= 60
    ? `${distanceText(km)}, about ${minutesOnFoot} min on foot`
    : `${distanceText(km)}, too far to walk`

/** The same stops as a list, with the ways between them. */
function Stops({ stops }: { stops: readonly MapStop[] }) {
  const ways = waysBetween(stops)
  return (
    <ol className={styles.stops}>
      {stops.map((stop, at) => (
        <li key={stop.id}>
          <span className={styles.mark} aria-hidden="true">
            {stop.mark}
          </span>
          <span>
            {stop.name}
            {ways[at] ? <span className={styles.way}>then {wayText(ways[at])}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface DayMapProps {
  readonly trip: TripView
  /** The day that is planned just now. */
  readonly day: string | null
}

/** A day on the map: its stops in their order, and how far they lie apart. */
export function DayMap({ trip, day }: DayMapProps) {
  const planned = Math.max(
    0,
    trip.days.findIndex(({ date }) => date === day),
  )
  const [chosen, setChosen] = useState({ planned, index: planned })
  // Whoever plans another day sees that one; whoever leafs through stays where they are.
  if (chosen.planned !== planned) setChosen({ planned, index: planned })
  const index = Math.min(chosen.index, trip.days.length - 1)
  const date = trip.days[index]?.date ?? trip.startDate
  const ground = useTownGround(trip.destinations[0]?.ref)
  const stops = useMemo(
    () => stopsOf(allItems(trip), date).map((stop, at) => ({ ...stop, mark: String(at + 1) })),
    [trip, date],
  )
  const leaf = (step: number) => () => setChosen({ planned, index: index + step })
  return (
    <section className={styles.card} aria-label={`Map of day ${index + 1}`}>
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          Day {index + 1}
        </h2>
        <span className="mute small">{sumText(stops)}</span>
        <span className={styles.leaf}>
          <IconButton
            icon={ChevronLeft}
            label="Day before"
            disabled={index === 0}
            onClick={leaf(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Day after"
            disabled={index >= trip.days.length - 1}
            onClick={leaf(1)}
          />
        </span>
      </div>
      {stops.length > 0 ? (
        <>
          <DrawnMap label={`Map of day ${index + 1}, drawn`} stops={stops} ground={ground} />
          <Stops stops={stops} />
        </>
      ) : (
        <p className={styles.empty}>What you put into this day appears here, stop by stop.</p>
      )}
    </section>
  )
}
