import { openSpans, visitSpans } from '#features/trips/domain/opening-hours.ts'
import { hoursBySeason } from '#platform/shared/hours/season-hours.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { weekdayList } from '#platform/shared/weekday.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { admissionCad } from '../domain/admission.ts'
import { type MealAt, shutAt, tableHours } from '../domain/table-hours.ts'
import { attractionListText, tableHoursText } from './messages.ts'

/** Read once: a list asks for those of all its sights each time that it is drawn. */
const seasons = new Map<string, string>()

function bySeason(hours: string): string {
  const known = seasons.get(hours) ?? hoursBySeason(hours, new Date().getFullYear()) ?? ''
  seasons.set(hours, known)
  return known
}

type Opened = Pick<Attraction, 'opens' | 'closes' | 'closedOn' | 'openMonths' | 'hours'>

/** Of the week, where no day is planned. */
const hoursOf = ({ opens, closes, closedOn, hours: exact }: Opened): string => {
  const rough =
    opens && closes ? attractionListText.to(opens, closes) : attractionListText.openAllDay
  const hours = (exact && bySeason(exact)) || rough
  const closed = weekdayList(closedOn)
  return closed ? attractionListText.closed(hours, closed) : hours
}

const dayMinutes = 24 * 60

/** When it is open on the day that is planned: seasons have hours of their own. */
export function hoursOn(place: Opened, day: string | null | undefined): string {
  if (!day) return hoursOf(place)
  const spans = visitSpans(place, day)
  if (spans.length === 0) return attractionListText.closedThatDay
  const isSure = openSpans(place, day).length > 0
  const hours = spans.some(({ from, to }) => from === 0 && to >= dayMinutes)
    ? attractionListText.openAllDay
    : spans
        .map(({ from, to }) => attractionListText.to(timeOf(from), timeOf(to % dayMinutes)))
        .join(', ')
  return isSure ? hours : attractionListText.unsure(hours)
}

/** The same of a restaurant; empty where the source has no hours. */
export function tableHoursOn(restaurant: Restaurant, day: string | null | undefined): string {
  const hours = tableHours(restaurant)
  return hours ? hoursOn(hours, day) : ''
}

/** Why one cannot eat there then: "Closed on Mon 10 May", "Open 19:00 to 22:30"; empty where one can. */
export function shutText(restaurant: Restaurant, meal: MealAt): string {
  const shut = shutAt(restaurant, meal)
  if (shut === 'day') return attractionListText.closedOn(formatDayShort(meal.day))
  return shut === 'meal' ? tableHoursText.open(tableHoursOn(restaurant, meal.day)) : ''
}

/** What it costs to see. */
export const priceOf = (attraction: Attraction): string => {
  const price = admissionCad(attraction)
  if (price === 0) return 'Free'
  return attraction.estimated
    ? attractionListText.about(formatBrief(cad(price)))
    : formatBrief(cad(price))
}

export const titled = (category: string): string =>
  (category.charAt(0).toUpperCase() + category.slice(1)).replace('-', ' ')
