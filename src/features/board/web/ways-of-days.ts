import { stopsOf, stopsText } from '#features/trips/domain/day-stops.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'

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
      return [date, stopsText(stopsOf([...before, ...items], date))] as const
    }),
  )
}
