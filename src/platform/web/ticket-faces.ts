import {
  daysInclusive,
  isLocalDate,
  type LocalDate,
  monthNames,
} from '#platform/shared/local-date.ts'
import { ticketFacesText as text } from './messages.ts'

/** What a cell of a ticket shows while it is not being edited: a value over a smaller line. */
export interface TicketFace {
  readonly words: string
  readonly note: string
}

const monthOf = (date: LocalDate): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''
const dayOf = (date: LocalDate): number => Number(date.slice(8))
const shortDay = (date: LocalDate): string => `${dayOf(date)} ${monthOf(date).slice(0, 3)}`

/** "1 day", "5 days" */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** "10 to 14 May" over "2027, 5 days" */
export function whenFace(start: string, end: string): TicketFace {
  if (!isLocalDate(start) || !isLocalDate(end) || end < start)
    return { words: text.chooseDates, note: text.firstAndLast }
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)]
  const note = `${from === to ? from : `${from} to ${to}`}, ${daysText(daysInclusive(start, end))}`
  if (start === end) return { words: `${dayOf(start)} ${monthOf(start)}`, note }
  const words =
    start.slice(0, 7) === end.slice(0, 7)
      ? `${dayOf(start)} to ${dayOf(end)} ${monthOf(end)}`
      : `${shortDay(start)} to ${shortDay(end)}`
  return { words, note }
}

/** Children as they are written: "4, 7"; "?" is one whose age isn't chosen yet, null. */
export const childrenIn = (text: string): readonly (number | null)[] =>
  text
    .split(/[,;\s]+/)
    .filter((age) => age === '?' || (/^\d{1,2}$/.test(age) && Number(age) <= 17))
    .map((age) => (age === '?' ? null : Number(age)))

/** The ages that are known. */
export const agesIn = (text: string): readonly number[] =>
  childrenIn(text).filter((age) => age !== null)

/** "2 adults" over "no children", or over "2 children, 4 and 7" */
export function whoFace(adults: number, children: readonly (number | null)[]): TicketFace {
  const words = adults === 1 ? '1 adult' : `${adults} adults`
  if (children.length === 0) return { words, note: 'no children' }
  const ages = children.filter((age) => age !== null)
  if (ages.length < children.length) return { words, note: text.agesOpen(children.length) }
  const listed = `${ages.slice(0, -1).join(', ')}${ages.length > 1 ? ' and ' : ''}${ages.at(-1)}`
  return { words, note: `${ages.length === 1 ? '1 child' : `${ages.length} children`}, ${listed}` }
}
