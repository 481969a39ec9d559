/**
 * Opening hours as rules, read from OpenStreetMap's `opening_hours` syntax (docs/opening-hours.md).
 * Minutes count from the midnight that begins the rule's day; weekdays from 0, Sunday.
 */

export type HoursState = 'open' | 'closed' | 'unknown'

export interface TimeSpan {
  /** 0 to 1439. */
  readonly from: number
  /** Up to 2880, so past midnight of the next day at most; the opening itself where only that is known. */
  readonly to: number
  /** `17:00+`, `12:00-14:00+`: when it closes is not known. */
  readonly openEnd: boolean
}

/** `Su[-1] +1 day`: a weekday counted in its month, 1 to 5 or from its end, and days after it. */
export interface NthWeekday {
  readonly weekday: number
  readonly nths: readonly number[]
  readonly offset: number
}

/** `Jan`, `Jan 05`, `2027 Jan 05`, `Oct Su[-1]`. Month 1 to 12; without a day the whole month. */
export interface DatePoint {
  readonly year: number | null
  readonly month: number
  readonly day: number | null
  readonly nth: NthWeekday | null
}

export interface DateRange {
  readonly from: DatePoint
  readonly to: DatePoint
}

/** Whole numbers, both included; every `step`th of them. */
export interface NumberRange {
  readonly from: number
  readonly to: number
  readonly step: number
}

export type DayTerm =
  | { readonly kind: 'weekdays'; readonly from: number; readonly to: number }
  | ({ readonly kind: 'nth' } & NthWeekday)
  | { readonly kind: 'holiday'; readonly offset: number }

export interface HoursRule {
  /** How it joins what stands before it: `;`, `,` or `||`. */
  readonly joins: 'normal' | 'additional' | 'fallback'
  readonly years: readonly NumberRange[]
  readonly dates: readonly DateRange[]
  readonly weeks: readonly NumberRange[]
  /** Any of them; empty: every day. */
  readonly days: readonly DayTerm[]
  /** Beside `days`, where both must hold: `PH Mo-Fr`. */
  readonly onlyOn: readonly DayTerm[]
  /** Empty: the whole day. */
  readonly times: readonly TimeSpan[]
  readonly state: HoursState
  readonly comment: string | null
}

export type OpeningHours = readonly HoursRule[]

/** Spellings of the syntax, in the order of their numbers. */
export const weekdayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]
