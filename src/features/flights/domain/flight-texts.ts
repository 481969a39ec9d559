import { countText } from '#platform/shared/count-text.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { flightTextsText } from './messages.ts'

/** "7h 5m" */
export const durationText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h ${minutes % 60}m`

/** "Direct flight", "1 stop", "2 stops" */
export const stopsText = (stops: number): string =>
  stops === 0 ? flightTextsText.directFlight : countText(stops, 'stop')

/** Instead of a fact that an offer does not tell. */
export const toBeConfirmed = flightTextsText.toBeConfirmed

/** "13 April 2027" of a wall time. */
export const travelDate = (at: string | undefined): string =>
  at ? formatDate(at.slice(0, 10)) : toBeConfirmed

/** "20:35" of a wall time. */
export const clockText = (at: string): string => at.slice(11, 16)

/** "next day", "2 days later", "the day before"; nothing on the same day. */
export function dayText(offset: number): string {
  if (offset === 0) return ''
  if (offset === 1) return 'next day'
  return offset > 1 ? flightTextsText.daysLater(offset) : 'the day before'
}

/** "2 adults, 1 child" */
export function partyText(adults: number, children: number): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  if (children === 0) return grown
  return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`
}
