import { DayMark, dayTone } from '#design/drawn-map/day-mark.tsx'
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

/** The strips of days by their numbers; days of fewer than two stops have none. */
type DayStrips = ReadonlyMap<number, readonly StripStop[]>
export const dayStrips = (days: ReadDays): DayStrips =>
  new Map(stripsOf(days).map(({ number, stops }) => [number, bedsNamed(stops)] as const))

/** On a phone a day has its own strip, under its date: the list below it has the names. */
export function DayStrip({ strips, day }: { readonly strips: DayStrips; readonly day: number }) {
  const stops = strips.get(day)
  if (!stops) return null
  return (
    <div className={styles.ofDay}>
      <RouteStrip label={text.way(day)} tone={dayTone(day)} stops={stops} overList />
    </div>
  )
}

/** The days of a trip as strips: the order of their stops, true distances and walking times. */
export function TripStrips({ days }: { readonly days: ReadDays }) {
  const strips = dayStrips(days)
  if (strips.size === 0) return null
  return (
    <div className={styles.strips}>
      {[...strips].map(([number, stops]) => (
        <RouteStrip
          key={number}
          label={text.way(number)}
          lead={<DayMark number={number} />}
          tone={dayTone(number)}
          stops={stops}
          brief={strips.size > 3 ? 'as-needed' : 'two-lines'}
        />
      ))}
    </div>
  )
}
