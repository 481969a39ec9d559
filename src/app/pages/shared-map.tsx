import { useMemo } from 'react'
import { DayMark, DaysMap } from '#design/drawn-map/days-map.tsx'
import { useTownGround } from '#features/places/web/index.ts'
import { daysOnMap } from '#features/sharing/domain/days-on-map.ts'
import type { SharedTripAnswer } from '#features/sharing/contract/sharing.contract.ts'
import { distanceText } from '#features/trips/domain/day-stops.ts'
import { sharedMapText as text } from './messages.ts'
import styles from './shared-map.module.css'

/** Map of a shared trip's days; nothing for a town without a drawing. */
export function SharedMap({ trip }: { readonly trip: SharedTripAnswer }) {
  const { on, off } = useMemo(() => daysOnMap(trip.days), [trip.days])
  const ground = useTownGround(trip.placeId)
  if (!ground || on.length === 0) return null
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <DaysMap days={on} ground={ground} />
        {off.length > 0 ? (
          <ul className={styles.pills}>
            {off.slice(0, 3).map(({ number, name, km }) => (
              <li key={number}>
                <DayMark number={number} />
                {text.away(name, distanceText(km))}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <figcaption className="small mute">{text.drawing}</figcaption>
    </figure>
  )
}
