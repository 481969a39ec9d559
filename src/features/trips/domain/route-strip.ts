import type { LocalDate } from '#platform/shared/local-date.ts'
import { type DayStop, distanceText, legsBetween, type Placed, stopsOf } from './day-stops.ts'
import { wayOfLeg } from './travel/leg-words.ts'
import type { ItemType } from './trip-item.ts'

interface StripItem extends Placed {
  readonly type: ItemType
}

const onWay = (type: ItemType): boolean => type !== 'flight' && type !== 'transport'

/** Stops with the legs between them in words: "1.1 km", "24 min on foot". Only the first walk says that it is on foot. */
function inWords(stops: readonly DayStop[]) {
  const legs = legsBetween(stops)
  const ways = legs.map(wayOfLeg)
  const firstWalk = ways.findIndex(({ how }) => how === 'foot')
  return stops.map(({ id, name, bed = false }, at) => {
    const [leg, way] = [legs[at], ways[at]]
    if (!leg || !way) return { id, name, bed }
    const { how, words } = way
    const brief = how === 'foot' && at !== firstWalk ? words.replace(/ on foot$/, '') : words
    return { id, name, bed, way: { km: leg.km, how, words: [distanceText(leg.km), brief] } }
  })
}

/** Days as strips of their stops, numbered from 1; days of fewer than two stops need none. */
export function routeStrips(items: readonly StripItem[], dates: readonly LocalDate[]) {
  const placed = items.filter(({ type }) => onWay(type))
  return dates.flatMap((date, at) => {
    const stops = stopsOf(placed, date)
    return stops.length > 1 ? { number: at + 1, stops: inWords(stops) } : []
  })
}

type Read = Omit<StripItem, 'day' | 'nights' | 'lat' | 'lng'> &
  Partial<Record<'nights' | 'lat' | 'lng', number | null | undefined>>

/** The days of a trip as a reader has them. */
export type ReadDays = readonly { readonly date: LocalDate; readonly items: readonly Read[] }[]

const itemsOf = (days: ReadDays): readonly StripItem[] =>
  days.flatMap(({ date, items }) =>
    items.map(({ nights = null, lat = null, lng = null, ...item }) => ({
      ...item,
      day: date,
      nights,
      lat,
      lng,
    })),
  )

/** Strips of days as a reader has them. */
export const stripsOf = (days: ReadDays) =>
  routeStrips(
    itemsOf(days),
    days.map(({ date }) => date),
  )

/** Where the days are spent: the stops of each, and its name; beds apart, each once. Days without a stop are left out. */
export function daysInPlace(days: ReadDays, areas: readonly (string | undefined)[]) {
  const placed = itemsOf(days).filter(({ type }) => onWay(type))
  const all = days.map(({ date }) => stopsOf(placed, date))
  const beds = all.flat().filter(({ bed }) => bed)
  return {
    days: all.flatMap((stops, at) => {
      const own = stops.filter(({ bed }) => !bed)
      const [first] = own
      return first ? { number: at + 1, name: areas[at] || first.name, stops: own } : []
    }),
    beds: [...new Map(beds.map((bed) => [bed.id, bed])).values()],
  }
}

/** The numbers that stops have on the strips of their days; a bed has none. */
export const stopNumbers = (days: ReadDays): ReadonlyMap<string, number> =>
  new Map(
    stripsOf(days).flatMap(({ stops }) =>
      stops
        .map(({ id, bed }, at) => ({ id, bed, number: stops[0]?.bed ? at : at + 1 }))
        .filter(({ bed }) => !bed)
        .map(({ id, number }) => [id, number] as const),
    ),
  )
