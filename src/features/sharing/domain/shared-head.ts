import { daysInclusive, formatDateRange, type LocalDate } from '#platform/shared/local-date.ts'
import { sharedHeadText } from './messages.ts'

interface SharedSummary {
  readonly title: string
  readonly places: readonly string[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

/** Search engines and chats cut longer texts. */
const longest = 160
const placesAtMost = 3
const listed = new Intl.ListFormat('en-CA')

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`

function namesOf(places: readonly string[]): string {
  const more = places.length - placesAtMost
  return listed.format(more > 0 ? [...places.slice(0, placesAtMost), `${more} more`] : [...places])
}

/** What a chat shows of a shared trip: its name, when and where. Of prices and notes nothing. */
export function sharedHead(trip: SharedSummary): { title: string; description: string } {
  const { title, places, startDate, endDate } = trip
  const count = daysInclusive(startDate, endDate)
  const days = count === 1 ? 'one day' : `${count} days`
  const when = formatDateRange(startDate, endDate)
  return {
    title,
    description: cut(sharedHeadText.description(when, days, namesOf(places))),
  }
}

/** Used if there is no trip to show. */
export const unknownHead = {
  title: sharedHeadText.turnedOff,
  description: sharedHeadText.turnedOffHint,
} as const

/** Until the trip is there. */
export const waitingHead = {
  title: sharedHeadText.sharedTrip,
  description: sharedHeadText.fallbackDescription,
} as const
