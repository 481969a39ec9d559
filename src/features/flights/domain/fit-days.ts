import { daysBetween, formatDayShort, type LocalDate } from '#platform/shared/local-date.ts'
import { fitText as text } from './messages.ts'

/** A leg by the clocks of its ends: 'YYYY-MM-DDTHH:MM:SS'. */
interface FlownLeg {
  readonly departure: string
  readonly arrival: string
}

interface TripDays {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

export interface DayFit {
  /** Of the hours between nine and nine of the trip's days, how many the flights leave. More is better. */
  readonly hours: number
  /** Their effect on the first and the last day, in words. */
  readonly words: string
  /** A whole day of the trip is lost. */
  readonly isLoss: boolean
  /** Which; the first where both are. */
  readonly loses: 'first' | 'last' | null
}

/** One sees a place between these hours, an hour after landing and until two hours before leaving. */
const [opens, closes] = [9, 21]
const whole = closes - opens
const [afterLanding, beforeLeaving] = [1, 2]

const dateOf = (at: string): LocalDate => at.slice(0, 10)
const hourOf = (at: string): number => Number(at.slice(11, 13)) + Number(at.slice(14, 16)) / 60
const within = (hours: number): number => Math.min(whole, Math.max(0, hours))

function firstDay({ startDate }: TripDays, { arrival }: FlownLeg) {
  const late = daysBetween(startDate, dateOf(arrival))
  const landing = text.lands(formatDayShort(dateOf(arrival)), arrival.slice(11, 16))
  if (late > 0)
    return { hours: -whole * (late - 1), words: text.firstGone(landing, late), isLoss: true }
  const hours = late < 0 ? whole : within(closes - (hourOf(arrival) + afterLanding))
  if (hours < 2) return { hours, words: text.firstGone(landing, 1), isLoss: true }
  if (hours > 10) return { hours, words: text.wholeFirst, isLoss: false }
  return { hours, words: hours > 6 ? text.firstAfternoon : text.firstEvening, isLoss: false }
}

function lastDay({ startDate, endDate }: TripDays, { departure }: FlownLeg) {
  const early = daysBetween(dateOf(departure), endDate)
  const days = daysBetween(startDate, endDate) + 1
  if (early > 0) return { hours: -whole * (early - 1), words: text.lastGone(days), isLoss: true }
  const hours = early < 0 ? whole : within(hourOf(departure) - beforeLeaving - opens)
  if (hours < 2) return { hours, words: text.lastGone(days), isLoss: true }
  if (hours > 9) return { hours, words: text.wholeLast, isLoss: false }
  return { hours, words: hours > 5 ? text.lastAfternoon : text.lastMorning, isLoss: false }
}

/** The hours that an offer's flights leave of a trip's first and last day; undefined without a leg. */
export function fitDays(trip: TripDays, [out, back]: readonly FlownLeg[]): DayFit | undefined {
  if (!out) return undefined
  const first = firstDay(trip, out)
  const last = back && lastDay(trip, back)
  const parts = last ? [first, last] : [first]
  return {
    hours: parts.reduce((sum, { hours }) => sum + hours, 0),
    words: parts.map(({ words }) => words).join(' '),
    isLoss: parts.some(({ isLoss }) => isLoss),
    loses: first.isLoss ? 'first' : last?.isLoss ? 'last' : null,
  }
}
