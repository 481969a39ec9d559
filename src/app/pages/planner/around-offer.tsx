import { useMemo, useState } from 'react'
import { RouteDrawing } from '#design/route-drawing/route-drawing.tsx'
import { placeKindOf } from '#features/maps/domain/map-place.ts'
import { daysAwayText, farText } from '#features/trips/domain/how-far.ts'
import { distanceText } from '#features/trips/domain/day-stops.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, drawingText, type TripView } from '#features/trips/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import styles from './around-offer.module.css'
import { distancesOf } from './fit-of-stay.ts'
import { aroundText as text } from './messages.ts'
import { wayToDays } from './way-to-days.ts'

interface Spot {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
}

/** Stops told of an offer. */
const told = 4
/** Stops farther away belong to another town. km. */
const sameTownKm = 40

/** The stops of a day, or of all days where it has none, that are nearest to a spot, and the way to each. */
function nearestTo(trip: TripView, { id: own, ...spot }: Spot, day: string | null) {
  const near = allItems(trip).flatMap(({ id, name, type, lat, lng, nights, source, ...item }) => {
    const isStop = nights === null && type !== 'flight' && isTaken(item)
    if (!isStop || lat === null || lng === null || source?.endsWith(own)) return []
    const km = distanceKm(spot, { lat, lng })
    return km > sameTownKm ? [] : [{ id, name, type, lat, lng, km, day: item.day }]
  })
  const ofDay = near.filter((stop) => stop.day === day)
  const pace = paceNear(spot)
  return (ofDay.length > 0 ? ofDay : near)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, told)
    .map((stop, at) => {
      const leg = legBetween(spot, stop, pace)
      return { ...stop, number: at + 1, words: text.way(distanceText(leg.km), wayOfLeg(leg).words) }
    })
}

interface AroundOfferProps {
  readonly trip: TripView
  readonly spot: Spot
  readonly type: ItemType
  /** The day that it is for; null for all of them. */
  readonly day: string | null
}

/** Where an offer lies among the stops of a trip: drawn to scale, and how one gets to each. */
export function AroundOffer({ trip, spot, type, day }: AroundOfferProps) {
  const [chosen, choose] = useState<string>(spot.id)
  const { id, name, lat, lng } = spot
  const stops = useMemo(
    () => nearestTo(trip, { id, name, lat, lng }, day),
    [trip, id, name, lat, lng, day],
  )
  const drawn = useMemo(
    () => [
      { id, name, lat, lng, number: undefined, kind: placeKindOf(type) },
      ...stops.map((stop) => ({ ...stop, kind: placeKindOf(stop.type) })),
    ],
    [id, name, lat, lng, type, stops],
  )
  const isBed = type === 'hotel' || type === 'property'
  const far = isBed ? undefined : distancesOf(trip, spot, day)
  const bed = isBed ? daysAwayText(wayToDays(trip, spot)) : undefined
  if (stops.length === 0) return null
  return (
    <section className={styles.around} aria-label={text.title}>
      <h3>{text.title}</h3>
      {far?.middle === undefined ? null : (
        <p className={styles.way}>{text.middle(farText(far), far.middle)}</p>
      )}
      {bed ? <p className={styles.way}>{text.toDays(bed)}</p> : null}
      <RouteDrawing
        label={text.map(name)}
        stops={drawn}
        chosen={chosen}
        onChoose={choose}
        text={drawingText}
      />
      <ol className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.id}>
            <span>{stop.name}</span>
            <span className={styles.way}>{stop.words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
