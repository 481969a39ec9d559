import { countStops, stopsBrief, stopsOf } from '#features/trips/domain/day-stops.ts'
import { coversNight } from '#features/trips/domain/day-lines.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { type CityPace, paceNear } from '#platform/shared/city-paces.ts'
import { legLine } from './leg-line.tsx'
import { wayText as text } from './messages.ts'

/** Shortest leg that gets a line. */
const nextDoorKm = 0.05

type Located = ReturnType<typeof stopsOf>[number]

const spotOf = ({ lat, lng, status }: ItemView) =>
  lat === null || lng === null || !isTaken({ status }) ? undefined : { lat, lng }

/** A shorter walk to the first stop of a day is not worth a line. Minutes. */
const shortWalk = 20

/** The way from the bed of the night before to the first stop, as a line; empty where it is near. */
function wayOut([bed, first]: readonly Located[], stays: ReadonlySet<string>): string {
  if (!bed || !first || !stays.has(bed.id)) return ''
  const { how, minutes, words } = wayOfLeg(legBetween(bed, first, paceNear(bed)))
  return how === 'foot' && minutes < shortWalk ? '' : legLine(how, text.fromStay(words))
}

/** The way from the last stop to the bed of the night, as a line; empty where it is near. */
function wayHome(last: Located | undefined, bed: Located | undefined, pace: CityPace): string {
  if (!bed || !last || last.id === bed.id) return ''
  const { how, minutes, words } = wayOfLeg(legBetween(last, bed, pace))
  return how === 'foot' && minutes < shortWalk ? '' : legLine(how, text.toStay(words))
}

export interface DayWay {
  /** From the stay to the first stop, and from the last one back. */
  readonly out: string
  readonly home: string
  /** Where the day leads, in words; empty without stops. */
  readonly words: string
  /** Of the place where it begins, as on the strips of the trip. */
  readonly pace: CityPace
}

/** The ways of the days. A day that follows a night begins where one has slept. */
export function waysOf(trip: TripView): ReadonlyMap<string, DayWay> {
  const stays = allItems(trip).filter(({ nights }) => nights !== null)
  const beds = new Set(stays.map(({ id }) => id))
  return new Map(
    trip.days.map(({ date, items }) => {
      const before = stays.filter(({ day }) => day !== date)
      const stops = stopsOf([...before, ...items], date)
      const words = stopsBrief(stops, countStops(items, date))
      const out = wayOut(stops, beds)
      const pace = paceNear(stops[0])
      const [bed] = stopsOf(
        stays.filter((stay) => coversNight(stay, date)),
        date,
      )
      const home = wayHome(stops.filter(({ id }) => !beds.has(id)).at(-1), bed, pace)
      return [date, { words, out, home, pace }] as const
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
