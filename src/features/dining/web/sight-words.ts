import { openSpans, visitSpans } from '#features/trips/domain/opening-hours.ts'
import { hoursBySeason } from '#platform/shared/hours/season-hours.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { weekdayList } from '#platform/shared/weekday.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import { admissionCad } from '../domain/admission.ts'
import { attractionListText } from './messages.ts'

/** Read once: a list asks for those of all its sights each time that it is drawn. */
const seasons = new Map<string, string>()

function bySeason(hours: string): string {
  const known = seasons.get(hours) ?? hoursBySeason(hours, new Date().getFullYear()) ?? ''
  seasons.set(hours, known)
  return known
}

/** Of the week, where no day is planned. */
const hoursOf = ({ opens, closes, closedOn, hours: exact }: Attraction): string => {
  const rough =
    opens && closes ? attractionListText.to(opens, closes) : attractionListText.openAllDay
  const hours = (exact && bySeason(exact)) || rough
  const closed = weekdayList(closedOn)
  return closed ? attractionListText.closed(hours, closed) : hours
}

const dayMinutes = 24 * 60

/** When it is open on the day that is planned: seasons have hours of their own. */
export function hoursOn(attraction: Attraction, day: string | null | undefined): string {
  if (!day) return hoursOf(attraction)
  const spans = visitSpans(attraction, day)
  if (spans.length === 0) return attractionListText.closedThatDay
  const isSure = openSpans(attraction, day).length > 0
  const hours = spans.some(({ from, to }) => from === 0 && to >= dayMinutes)
    ? attractionListText.openAllDay
    : spans
        .map(({ from, to }) => attractionListText.to(timeOf(from), timeOf(to % dayMinutes)))
        .join(', ')
  return isSure ? hours : attractionListText.unsure(hours)
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
