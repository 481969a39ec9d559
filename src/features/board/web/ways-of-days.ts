import { isTaken } from '#features/trips/domain/item-state.ts'
import { stopsBrief, stopsOf } from '#features/trips/domain/day-stops.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { allItems, type ItemView, placeOfDay, type TripView } from '#features/trips/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { legText } from './messages.ts'

/** Shortest leg that gets a line. */
const nextDoorKm = 0.05

const spotOf = ({ lat, lng, status }: ItemView) =>
  lat === null || lng === null || !isTaken({ status }) ? undefined : { lat, lng }

/**
 * Where each day leads, in words. One that follows a night begins where one has slept; one that leads nowhere
 * from there has none.
 */
export function waysOf(trip: TripView): ReadonlyMap<string, string> {
  const stays = allItems(trip).filter(({ nights }) => nights !== null)
  return new Map(
    trip.days.map(({ date, items }) => {
      if (items.every(({ lat }) => lat === null)) return [date, ''] as const
      const before = stays.filter(({ day }) => day !== date)
      return [date, stopsBrief(stopsOf([...before, ...items], date))] as const
    }),
  )
}

/** Travel from each stop of a day to the next at the pace of its town, as Trip Check reckons it; empty without coordinates. */
export const legsOf = (trip: TripView, day: string | null, items: readonly ItemView[]) => {
  const town = placeOfDay(trip, day)
  const start = town && town.lat !== null && town.lng !== null ? town : items.find(spotOf)
  const pace = paceNear(start)
  return items.map((item, at) => {
    const next = items[at + 1]
    const [here, there] = [spotOf(item), next && spotOf(next)]
    if (!here || !there) return ''
    const { minutes, onFoot, byFerry, km, minutesOnFoot } = legBetween(here, there, pace)
    if (km < nextDoorKm) return ''
    if (byFerry) return legText.ferry(minutes)
    if (onFoot) return legText.onFoot(minutes)
    return minutesOnFoot === undefined
      ? legText.ride(minutes)
      : legText.rideOrWalk(minutes, minutesOnFoot)
  })
}
