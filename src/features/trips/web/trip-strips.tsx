import { DayMark } from '#design/drawn-map/days-map.tsx'
import { RouteStrip, type StripStop } from '#design/route-strip/route-strip.tsx'
import { routeStrips } from '../domain/route-strip.ts'
import { tripStripsText as text } from './messages.ts'
import styles from './trip-strips.module.css'

type Item = Parameters<typeof routeStrips>[0][number]
type Read = Omit<Item, 'day' | 'nights' | 'lat' | 'lng'> &
  Partial<Record<'nights' | 'lat' | 'lng', number | null | undefined>>

interface TripStripsProps {
  readonly days: readonly { readonly date: string; readonly items: readonly Read[] }[]
}

const asItems = (days: TripStripsProps['days']): readonly Item[] =>
  days.flatMap(({ date, items }) =>
    items.map(({ nights = null, lat = null, lng = null, ...item }) => ({
      ...item,
      day: date,
      nights,
      lat,
      lng,
    })),
  )

/** Where all beds of a day are one stay it is called so: its name stands in the list, and needs its room there. */
function bedsNamed(stops: readonly StripStop[]): readonly StripStop[] {
  const names = new Set(stops.filter(({ bed }) => bed).map(({ name }) => name))
  return names.size === 1
    ? stops.map((stop) => (stop.bed ? { ...stop, name: text.yourStay } : stop))
    : stops
}

/** The days of a trip as strips: the order of their stops, true distances and walking times. */
export function TripStrips({ days }: TripStripsProps) {
  const strips = routeStrips(
    asItems(days),
    days.map(({ date }) => date),
  )
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
