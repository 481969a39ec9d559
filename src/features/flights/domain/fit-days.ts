import { daysBetween, formatDayShort, type LocalDate } from '#platform/shared/local-date.ts'
import { leaveMinute } from '#features/trips/domain/leave-time.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { fitText as text } from './messages.ts'

/** A leg by the clocks of its ends: 'YYYY-MM-DDTHH:MM:SS'. */
interface FlownLeg {
  readonly departure: string
  readonly arrival: string
}

export interface TripDays {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  /** Minutes of the ride to the airport of the flight home, where it is known. */
  readonly rideHome?: number | undefined
}

/** What a flight leaves of a day. */
interface EndFit {
  readonly words: string
  /** Days that are gone. */
  readonly lost: number
  readonly kept: number
}

export interface DayFit {
  /** Their effect on the first and the last day, in words. */
  readonly words: string
  /** A whole day of the trip is lost. */
  readonly isLoss: boolean
  /** Which; the first where both are. */
  readonly loses: 'first' | 'last' | null
  /** Days that are gone. */
  readonly lost: number
  /** How much its words leave of the first and the last day: of each from 0, gone, to 3, whole. */
  readonly kept: number
}

/** One sees a place between these hours, an hour after landing and until one leaves for the airport. */
const [opens, closes] = [9, 21]
const whole = closes - opens
const afterLanding = 1

const dateOf = (at: string): LocalDate => at.slice(0, 10)
const hourOf = (at: string): number => Number(at.slice(11, 13)) + Number(at.slice(14, 16)) / 60
const within = (hours: number): number => Math.min(whole, Math.max(0, hours))

function firstDay({ startDate }: TripDays, { arrival }: FlownLeg): EndFit {
  const late = daysBetween(startDate, dateOf(arrival))
  const gone = (days: number): string =>
    text.firstGone(formatDayShort(dateOf(arrival)), arrival.slice(11, 16), days)
  if (late > 0) return { words: gone(late), lost: late, kept: 0 }
  const hours = late < 0 ? whole : within(closes - (hourOf(arrival) + afterLanding))
  if (hours < 2) return { words: gone(1), lost: 1, kept: 0 }
  if (hours > 10) return { words: text.wholeFirst, lost: 0, kept: 3 }
  if (hours > 6) return { words: text.firstAfternoon, lost: 0, kept: 2 }
  return { words: text.firstEvening, lost: 0, kept: 1 }
}

function lastDay({ startDate, endDate, rideHome }: TripDays, { departure }: FlownLeg): EndFit {
  const early = daysBetween(dateOf(departure), endDate)
  const days = daysBetween(startDate, endDate) + 1
  const time = departure.slice(11, 16)
  if (early > 0) {
    const day = formatDayShort(dateOf(departure))
    return { words: text.endsEarly(day, time, early), lost: early, kept: 0 }
  }
  const leaves = leaveMinute(minutesOf(time), rideHome)
  const hours = early < 0 ? whole : within(leaves / 60 - opens)
  if (hours < 1.5) return { words: text.lastGone(days, time), lost: 1, kept: 0 }
  if (hours > 8.5) return { words: text.wholeLast, lost: 0, kept: 3 }
  if (hours > 4.5) return { words: text.lastUntil(timeOf(leaves)), lost: 0, kept: 2 }
  return { words: text.lastMorning, lost: 0, kept: 1 }
}

const isLost = (end: EndFit | undefined): boolean => end !== undefined && end.lost > 0

const losesOf = (first: EndFit | undefined, last: EndFit | undefined): DayFit['loses'] =>
  isLost(first) ? 'first' : isLost(last) ? 'last' : null

/** What an offer's flights leave of a trip's first and last day; undefined without a leg. */
export function fitDays(trip: TripDays, [out, back]: readonly FlownLeg[]): DayFit | undefined {
  if (!out) return undefined
  const first = firstDay(trip, out)
  const last = back && lastDay(trip, back)
  const parts = last ? [first, last] : [first]
  const lost = parts.reduce((sum, part) => sum + part.lost, 0)
  return {
    words: parts.map(({ words }) => words).join(' '),
    isLoss: lost > 0,
    loses: losesOf(first, last),
    lost,
    kept: parts.reduce((sum, part) => sum + part.kept, 0),
  }
}
