import { isTaken } from '#features/trips/domain/item-state.ts'
import { stopsBrief, stopsOf } from '#features/trips/domain/day-stops.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
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

/** Travel from each stop to the next; empty without coordinates. */
export const legsOf = (items: readonly ItemView[]): readonly string[] =>
  items.map((item, at) => {
    const next = items[at + 1]
    const [here, there] = [spotOf(item), next && spotOf(next)]
    if (!here || !there) return ''
    const { minutes, onFoot, byFerry, km } = legBetween(here, there, paceNear(here))
    if (km < nextDoorKm) return ''
    if (byFerry) return legText.ferry(minutes)
    return onFoot ? legText.onFoot(minutes) : legText.ride(minutes)
  })
