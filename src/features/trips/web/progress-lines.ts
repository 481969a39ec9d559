import {
  BedDouble,
  CalendarCheck,
  CalendarDays,
  CircleCheck,
  Lightbulb,
  Lock,
  Plane,
  TicketCheck,
} from 'lucide-react'
import type { IconShape } from '#design/icon/icon.tsx'
import type { TripProgress } from '../domain/trip-progress.ts'
import { tripFactsText as text } from './messages.ts'

/** One progress line. */
export interface ProgressLine {
  readonly icon: IconShape
  readonly text: string
  /** True if complete. */
  readonly done: boolean
}

function daysFact({ days, plannedDays, ideas }: TripProgress): ProgressLine {
  if (plannedDays >= days) return { icon: CircleCheck, text: text.allDays(days), done: true }
  if (plannedDays > 0)
    return { icon: CalendarCheck, text: text.someDays(plannedDays, days), done: false }
  if (ideas > 0) return { icon: Lightbulb, text: text.ideasOnly(ideas), done: false }
  return { icon: CalendarDays, text: text.noDays, done: false }
}

function bedFact(
  { nights, coveredNights, bookedNights }: TripProgress,
  waiting: number,
): readonly ProgressLine[] {
  if (nights === 0) return []
  if (bookedNights === nights) return [{ icon: TicketCheck, text: text.stayBooked, done: true }]
  const done = coveredNights === nights
  if (coveredNights === 0) return [{ icon: BedDouble, text: text.noStay, done }]
  // The stay is for the nights of the days that wait, too.
  const all = waiting > 0 ? text.stayPicked : text.allNights(nights)
  const words = done ? all : text.someNights(coveredNights, nights)
  return [{ icon: BedDouble, text: words, done }]
}

const flightFacts = {
  none: { icon: Plane, text: text.noFlights, done: false },
  planned: { icon: Plane, text: text.flightsPicked, done: true },
  booked: { icon: TicketCheck, text: text.flightsBooked, done: true },
} as const

/** Progress lines: days, nights and flights. `waiting`: days behind the tier, after the trip's last. */
export const progressLines = (progress: TripProgress, waiting = 0): readonly ProgressLine[] => [
  waiting > 0
    ? { icon: Lock, text: text.openDays(progress.days, progress.days + waiting), done: false }
    : daysFact(progress),
  ...bedFact(progress, waiting),
  flightFacts[progress.flights],
]
