import { datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { placesOfDays } from '../day-places.ts'
import { kmBetween, wayMinutes } from '../travel/way-between.ts'
import type { CheckInput, CheckItem } from './check-input.ts'
import { type Journey, journeysIn } from './journeys.ts'
import { openOn, type OpenOn } from './open-on.ts'
import { type Visit, visitsByDay } from './visits.ts'

/** A trip as the rules see it: its days with their visits and ways. */
export interface CheckContext {
  readonly input: CheckInput
  readonly dates: readonly LocalDate[]
  readonly journeys: readonly Journey[]
  visitsOn(date: LocalDate): readonly Visit[]
  /** The country of a day; undefined where its place names none. */
  countryOn(date: LocalDate): string | undefined
  /** The holidays that an item's country has, with their names. */
  holidaysOf(item: CheckItem, date: LocalDate): ReadonlyMap<LocalDate, string>
  /** When its place is open; `without` leaves the holidays out. */
  openOn(item: CheckItem, date: LocalDate, holidays?: 'without'): OpenOn | undefined
  /** Minutes that visits and ways of a day take. */
  minutesOn(date: LocalDate): number
  /** Whether a way or a rental car of the trip is under way on a day. */
  isTravelDay(date: LocalDate): boolean
}

const noHolidays: ReadonlyMap<LocalDate, string> = new Map()
const noVisits: readonly Visit[] = []

/** Farther than that one does not go between two visits of a day without transport. */
export const farKm = 80

/** Minutes of the way between two items, an estimate; 0 where it is not known or too far to be one. */
export function minutesBetween(a: CheckItem, b: CheckItem): number {
  return (kmBetween(a, b) ?? 0) > farKm ? 0 : (wayMinutes(a, b) ?? 0)
}

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

export function createContext(input: CheckInput): CheckContext {
  const { trip, items } = input
  const dates = datesBetween(trip.startDate, trip.endDate)
  const visits = visitsByDay(input)
  const journeys = journeysIn(input)
  const placeOn = placesOfDays(trip, items, (iata) => input.airport(iata))
  const travelled = travelDates(input, journeys)
  const minutes = new Map<LocalDate, number>()
  const countryOn = (date: LocalDate): string | undefined => {
    const index = placeOn[dates.indexOf(date)] ?? 0
    return trip.destinations[index]?.countryCode ?? undefined
  }
  const holidaysOf: CheckContext['holidaysOf'] = (item, date) => {
    const country = item.countryCode ?? countryOn(date)
    return country === undefined ? noHolidays : input.holidays(country)
  }
  const visitsOn = (date: LocalDate): readonly Visit[] => visits.get(date) ?? noVisits
  return {
    input,
    dates,
    journeys,
    visitsOn,
    countryOn,
    holidaysOf,
    openOn: (item, date, holidays) =>
      openOn(item, date, holidays === 'without' ? [] : [...holidaysOf(item, date).keys()]),
    minutesOn(date) {
      const known = minutes.get(date)
      if (known !== undefined) return known
      const here = visitsOn(date)
      const sum = here.reduce((all, visit, at) => {
        const before = here[at - 1]
        return all + visit.minutes + (before ? minutesBetween(before.item, visit.item) : 0)
      }, 0)
      minutes.set(date, sum)
      return sum
    },
    isTravelDay: (date) => travelled.has(date),
  }
}
