/** A candidate of a day. Times are minutes of the day. */
export interface DayItem {
  readonly id: string
  /** 0 for a pause; else 1 to 10. */
  readonly priority: number
  readonly minutes: number
  /** Windows; the whole visit must lie in one. */
  readonly windows: readonly (readonly [number, number])[]
  /** Must be in the day. */
  readonly must: boolean
  /** Row in the travel table; undefined for a pause, which has no place. */
  readonly place: number | undefined
}

export interface DayProblem {
  readonly from: number
  readonly until: number
  /** At most 30. */
  readonly items: readonly DayItem[]
  /** Travel minutes between places; row 0 is the night's place, all zero if unknown. */
  readonly travel: readonly (readonly number[])[]
}

export interface DayStop {
  readonly id: string
  readonly start: number
  readonly end: number
}

export interface BestDay {
  readonly stops: readonly DayStop[]
  /** Sum of visited priorities. */
  readonly score: number
  /** Travel minutes. */
  readonly travel: number
  /** Minute of the return. */
  readonly end: number
  /** Upper bound of the score. */
  readonly atMost: number
  /** Proved: no day has a higher score, nor the same with less travel, nor with that an earlier end. */
  readonly optimal: boolean
}
