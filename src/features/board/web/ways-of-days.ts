import { countStops, stopsBrief, stopsOf } from '#features/trips/domain/day-stops.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { type CityPace, paceNear } from '#platform/shared/city-paces.ts'
import { legLine } from './leg-line.tsx'

/** Shortest leg that gets a line. */
const nextDoorKm = 0.05

const spotOf = ({ lat, lng, status }: ItemView) =>
  lat === null || lng === null || !isTaken({ status }) ? undefined : { lat, lng }

export interface DayWay {
  /** Where the day leads, in words; empty without stops. */
  readonly words: string
  /** Of the place where it begins, as on the strips of the trip. */
  readonly pace: CityPace
}

/** The ways of the days. A day that follows a night begins where one has slept. */
export function waysOf(trip: TripView): ReadonlyMap<string, DayWay> {
  const stays = allItems(trip).filter(({ nights }) => nights !== null)
  return new Map(
    trip.days.map(({ date, items }) => {
      const before = stays.filter(({ day }) => day !== date)
      const stops = stopsOf([...before, ...items], date)
      const words = stopsBrief(stops, countStops(items, date))
      return [date, { words, pace: paceNear(stops[0]) }] as const
    }),
  )
}

/** Travel from each stop of a day to the next, as lines; empty without coordinates. */
export const legsOf = (items: readonly ItemView[], pace = paceNear(items.find(spotOf))) =>
  items.map((item, at) => {
    const next = items[at + 1]
    const [here, there] = [spotOf(item), next && spotOf(next)]
    if (!here || !there) return ''
    const leg = legBetween(here, there, pace)
    const { how, words } = wayOfLeg(leg)
    return leg.km < nextDoorKm ? '' : legLine(how, words)
  })
