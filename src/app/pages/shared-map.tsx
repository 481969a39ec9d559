import { useMemo } from 'react'
import { type MapPlace, PlaceMap, useHasStreets } from '#features/maps/web/index.ts'
import { daysOnMap, shownAtOnce } from '#features/sharing/domain/days-on-map.ts'
import { sharedAreas } from '#features/sharing/web/index.ts'
import type { SharedTripAnswer } from '#features/sharing/contract/sharing.contract.ts'
import { DayMark } from '#design/drawn-map/day-mark.tsx'
import { distanceText } from '#features/trips/domain/day-stops.ts'
import { TripDays, TripStrips } from '#features/trips/web/index.ts'
import { sharedMapText as text } from './messages.ts'
import styles from './shared-map.module.css'

/** The first stop of each day, by the day's number. */
const marksOf = (on: ReturnType<typeof daysOnMap>['on']): readonly MapPlace[] =>
  on.flatMap(({ number, stops: [first] }) =>
    first
      ? {
          ...first,
          id: String(number),
          name: text.day(number),
          mark: '',
          ofDay: number,
          kind: 'activity' as const,
        }
      : [],
  )

/** The days of a shared trip on the streets of its town; without street data as a drawing and strips of their stops. */
export function SharedMap({ trip }: { readonly trip: SharedTripAnswer }) {
  const { on, off } = useMemo(() => daysOnMap(trip.days), [trip.days])
  const marks = useMemo(() => marksOf(on), [on])
  const hasStreets = useHasStreets(marks)
  // Later days are folded below, too.
  const days = useMemo(() => trip.days.slice(0, shownAtOnce), [trip.days])
  const areas = useMemo(() => sharedAreas(trip), [trip])
  const away =
    off.length > 0 ? (
      <ul className={styles.pills}>
        {off.slice(0, 3).map(({ number, name, km }) => (
          <li key={number}>
            <DayMark number={number} />
            {text.away(name, distanceText(km))}
          </li>
        ))}
      </ul>
    ) : null
  if (!hasStreets)
    return (
      <>
        <div className={styles.drawn} data-wide="">
          <TripDays days={days} areas={areas} />
          <TripStrips days={days} />
        </div>
        {away}
      </>
    )
  return (
    <div className={styles.frame}>
      <PlaceMap label={text.map} places={marks} wanted />
      {away}
    </div>
  )
}
