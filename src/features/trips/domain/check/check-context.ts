import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { placesOfDays } from '../day-places.ts'
import { type CityPace, paceNear } from '#platform/shared/city-paces.ts'
import { type Way, wayBetween } from '../travel/way-between.ts'
import type { CheckInput, CheckItem } from './check-input.ts'
import { type Journey, journeysIn } from './journeys.ts'
import { openOn, type OpenOn } from './open-on.ts'
import { isTimed, pointOf, type TimedVisit, type Visit, visitsByDay } from './visits.ts'

/** A trip as the rules see it: its days with their visits and ways. */
export interface CheckContext {
  readonly input: CheckInput
  readonly dates: readonly LocalDate[]
  readonly journeys: readonly Journey[]
  visitsOn(date: LocalDate): readonly Visit[]
  /** Those with a time. */
  timedOn(date: LocalDate): readonly TimedVisit[]
  /** The country of a day; undefined where its place names none. */
  countryOn(date: LocalDate): string | undefined
  /** The holidays that an item's country has, with their names. */
  holidaysOf(item: CheckItem, date: LocalDate): ReadonlyMap<LocalDate, string>
  /** When its place is open; `without` leaves the holidays out. */
  openOn(item: CheckItem, date: LocalDate, holidays?: 'without'): OpenOn | undefined
  /** How one gets about where a day is spent. */
  paceOn(date: LocalDate): CityPace
  /** The way between two items on a day, an estimate; none where it is not known or too far to be one. */
  wayOn(date: LocalDate, a: CheckItem, b: CheckItem): Pick<Way, 'minutes' | 'ferryWait'>
  /** Minutes that visits and ways of a day take. */
  minutesOn(date: LocalDate): number
  /** The dates, those with the least to do first. */
  emptiestFirst(): readonly LocalDate[]
  /** Whether a way or a rental car of the trip is under way on a day. */
  isTravelDay(date: LocalDate): boolean
}

const noHolidays: ReadonlyMap<LocalDate, string> = new Map()
const noDates: readonly LocalDate[] = []
const noVisits: readonly Visit[] = []
const noWay: Pick<Way, 'minutes' | 'ferryWait'> = { minutes: 0, ferryWait: undefined }

const isPlaced = ({ item }: Visit): boolean => pointOf(item) !== undefined

/** Farther than that one does not go between two visits of a day without transport. */
export const farKm = 80

const travelDates = ({ items }: CheckInput, journeys: readonly Journey[]): ReadonlySet<LocalDate> =>
  new Set([
    ...journeys.flatMap(({ from, to }) => [from.local.slice(0, 10), to.local.slice(0, 10)]),
    ...items.flatMap(({ details, status }) =>
      details?.kind === 'car' && status !== 'cancelled' && status !== 'idea'
        ? datesBetween(details.pickUp.local.slice(0, 10), details.dropOff.local.slice(0, 10))
        : [],
    ),
    ...items.flatMap(({ type, day, details, status }) =>
      type === 'transport' && day !== null && details === null && status !== 'idea' ? [day] : [],
    ),
  ])

/** Works out each answer once. */
function remembered<K, V>(answer: (key: K) => V): (key: K) => V {
  const known = new Map<K, { readonly value: V }>()
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) }
    known.set(key, found)
    return found.value
  }
}

export function createContext(input: CheckInput): CheckContext {
  const { trip, items } = input
  const dates = datesBetween(trip.startDate, trip.endDate)
  const visits = visitsByDay(input)
  const journeys = journeysIn(input)
  const placeOn = placesOfDays(trip, items, (iata) => input.airport(iata))
  const travelled = travelDates(input, journeys)
  const indexOf = new Map(dates.map((date, at) => [date, placeOn[at] ?? 0]))
  const countryOn = (date: LocalDate): string | undefined => {
    const index = indexOf.get(date) ?? 0
    return trip.destinations[index]?.countryCode ?? undefined
  }
  const holidaysOf: CheckContext['holidaysOf'] = (item, date) => {
    const country = item.countryCode ?? countryOn(date)
    return country === undefined ? noHolidays : input.holidays(country)
  }
  const visitsOn = (date: LocalDate): readonly Visit[] => visits.get(date) ?? noVisits
  const timedOn = remembered((date: LocalDate) => visitsOn(date).filter(isTimed))
  const paceOn = remembered((date: LocalDate): CityPace => {
    const town = trip.destinations[indexOf.get(date) ?? 0]
    // A town that was only typed has no place: the day's first visit tells.
    return paceNear(town && pointOf(town) ? town : visitsOn(date).find(isPlaced)?.item)
  })
  const wayOn: CheckContext['wayOn'] = (date, a, b) => {
    const way = wayBetween(a, b, { pace: paceOn(date), walk: input.walk?.(a, b) })
    return way && way.km <= farKm ? way : noWay
  }
  const minutesOn = remembered((date: LocalDate): number =>
    visitsOn(date).reduce((all, visit, at, here) => {
      const before = here[at - 1]
      return all + visit.minutes + (before ? wayOn(date, before.item, visit.item).minutes : 0)
    }, 0),
  )
  // One list for each country, because hours are kept by it.
  const datesOf = remembered((days: ReadonlyMap<LocalDate, string>) => [...days.keys()])
  const emptiestFirst = remembered(() =>
    dates.toSorted((a, b) => minutesOn(a) - minutesOn(b) || (a < b ? -1 : 1)),
  )
  return {
    input,
    dates,
    journeys,
    visitsOn,
    timedOn,
    countryOn,
    paceOn,
    wayOn,
    holidaysOf,
    openOn: (item, date, holidays) =>
      openOn(item, date, holidays === 'without' ? noDates : datesOf(holidaysOf(item, date))),
    minutesOn,
    emptiestFirst: () => emptiestFirst('all'),
    isTravelDay: (date) => travelled.has(date),
  }
}
