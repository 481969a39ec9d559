import { timeOf } from '#platform/shared/time-of-day.ts'
import { whyText } from '../messages.ts'

interface Reasoned {
  readonly isMeal: boolean
  readonly isBooked: boolean
  readonly isKept: boolean
  /** A table that has its hour, and stays near it. */
  readonly isTable: boolean
  readonly start: number
  readonly end: number
  /** Minutes of arrival and end. */
  readonly arrives: number
  /** Minutes from the stop before, and its name; undefined for the first. */
  readonly way: { readonly minutes: number; readonly from: string } | undefined
  /** Opening span of the visit; undefined if unknown. */
  readonly window: readonly [number, number] | undefined
}

/** Slack below which opening hours explain the position. Minutes. */
const soon = 90
const farMinutes = 30

/** The strongest reason for a stop's position. */
export function whyHere(stop: Reasoned): string {
  const { start, end, window, way } = stop
  if (stop.isMeal) return whyText.meal
  if (stop.isBooked) return whyText.booked(timeOf(start))
  if (stop.isTable) return whyText.table
  if (window && start === window[0] && stop.arrives < start) return whyText.opens(timeOf(start))
  if (window && window[1] - end < soon) return whyText.closes(timeOf(window[1]))
  if (stop.isKept) return whyText.kept
  if (!way) return whyText.first
  return way.minutes > farMinutes
    ? whyText.far(way.minutes, way.from)
    : whyText.near(way.minutes, way.from)
}
