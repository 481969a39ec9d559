import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { placesOfDays } from '../day-places.ts'
import { type CityPace, paceNear } from '#platform/shared/city-paces.ts'
import { type Way, wayBetween } from '../travel/way-between.ts'
import type { CheckInput, CheckItem } from './check-input.ts'
import { type Journey, journeysIn } from './journeys.ts'
import { openOn, type OpenOn } from './open-on.ts'
import { isTimed, pointOf, type TimedVisit, type Visit, visitsByDay } from './visits.ts'

/** A trip prepared for the rules: days with visits and travel. */
export interface CheckContext {
  readonly input: CheckInput
  readonly dates: readonly LocalDate[]
  readonly journeys: readonly Journey[]
  visitsOn(date: LocalDate): readonly Visit[]
  /** Those with a time. */
  timedOn(date: LocalDate): readonly TimedVisit[]
  /** The country of a day; undefined where its place names none. */
  countryOn(date: LocalDate): string | undefined
  /** Public holidays of an item's country, with names. */
  holidaysOf(item: CheckItem, date: LocalDate): ReadonlyMap<LocalDate, string>
  /** Opening hours of a place; `without` ignores holidays. */
  openOn(item: CheckItem, date: LocalDate, holidays?: 'without'): OpenOn | undefined
  /** Mode of transport of a day. */
  paceOn(date: LocalDate): CityPace
  /** Estimated travel between two items; undefined if unknown or too far. */
  wayOn(date: LocalDate, a: CheckItem, b: CheckItem): Pick<Way, 'minutes' | 'ferryWait'>
  /** Minutes of visits and travel of a day. */
  minutesOn(date: LocalDate): number
  /** Dates, least busy first. */
  emptiestFirst(): readonly LocalDate[]
  /** Whether transport or a rental car is in use on a day. */
  isTravelDay(date: LocalDate): boolean
}

const noHolidays: ReadonlyMap<LocalDate, string> = new Map()
const noDates: readonly LocalDate[] = []
const noVisits: readonly Visit[] = []
const noWay: Pick<Way, 'minutes' | 'ferryWait'> = { minutes: 0, ferryWait: undefined }

const isPlaced = ({ item }: Visit): boolean => pointOf(item) !== undefined

/** Longest travel between two visits without transport. km. */
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

/** Memoizes by key. */
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
    // A typed town has no coordinates: use the day's first visit.
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
  // One array per country, because hours are cached by it.
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
