import { timeOf } from '#platform/shared/time-of-day.ts'
import { whyText } from '../messages.ts'

interface Reasoned {
  readonly isMeal: boolean
  readonly isBooked: boolean
  readonly isKept: boolean
  readonly start: number
  readonly end: number
  /** When one is there. */
  readonly arrives: number
  /** Minutes from the stop before, and its name; undefined for the first. */
  readonly way: { readonly minutes: number; readonly from: string } | undefined
  /** The span in which it is visited; undefined where its hours are not known. */
  readonly window: readonly [number, number] | undefined
}

/** Not much time would be left to come later. */
const soon = 90
const farMinutes = 30

/** Why a stop stands where it does, the strongest reason alone. */
export function whyHere(stop: Reasoned): string {
  const { start, end, window, way } = stop
  if (stop.isMeal) return whyText.meal
  if (stop.isBooked) return whyText.booked(timeOf(start))
  if (window && start === window[0] && stop.arrives < start) return whyText.opens(timeOf(start))
  if (window && window[1] - end < soon) return whyText.closes(timeOf(window[1]))
  if (stop.isKept) return whyText.kept
  if (!way) return whyText.first
  return way.minutes > farMinutes
    ? whyText.far(way.minutes, way.from)
    : whyText.near(way.minutes, way.from)
}
