import { DayMark } from '#design/drawn-map/day-mark.tsx'
import { RouteStrip, type StripStop } from '#design/route-strip/route-strip.tsx'
import { type ReadDays, stripsOf } from '../domain/route-strip.ts'
import { tripStripsText as text } from './messages.ts'
import styles from './trip-strips.module.css'

/** Where all beds of a day are one stay it is called so: its name stands in the list, and needs its room there. */
function bedsNamed(stops: readonly StripStop[]): readonly StripStop[] {
  const names = new Set(stops.filter(({ bed }) => bed).map(({ name }) => name))
  return names.size === 1
    ? stops.map((stop) => (stop.bed ? { ...stop, name: text.yourStay } : stop))
    : stops
}

/** The days of a trip as strips: the order of their stops, true distances and walking times. */
export function TripStrips({ days }: { readonly days: ReadDays }) {
  const strips = stripsOf(days)
  if (strips.length === 0) return null
  return (
    <div className={styles.strips}>
      {strips.map(({ number, stops }) => (
        <RouteStrip
          key={number}
          label={text.way(number)}
          lead={<DayMark number={number} />}
          stops={bedsNamed(stops)}
        />
      ))}
    </div>
  )
}
