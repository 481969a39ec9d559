import { DayMark } from '#design/drawn-map/days-map.tsx'
import { RouteStrip } from '#design/route-strip/route-strip.tsx'
import { type ReadDays, stripsOf } from '../domain/route-strip.ts'
import { tripStripsText as text } from './messages.ts'
import styles from './trip-strips.module.css'

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
          stops={stops}
        />
      ))}
    </div>
  )
}
