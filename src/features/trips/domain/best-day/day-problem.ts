/** One thing that a day may hold. Times are minutes of the day. */
export interface DayItem {
  readonly id: string
  /** 0 for a pause; else 1 to 10. */
  readonly priority: number
  readonly minutes: number
  /** Spans in which the whole visit has to lie. */
  readonly windows: readonly (readonly [number, number])[]
  /** The day is wrong without it. */
  readonly must: boolean
  /** Row of the table of ways; none for a pause, which is taken wherever one is. */
  readonly place: number | undefined
}

export interface DayProblem {
  readonly from: number
  readonly until: number
  /** At most 30. */
  readonly items: readonly DayItem[]
  /** Minutes between places; row 0 is where the night is, all zero where that is not known. */
  readonly travel: readonly (readonly number[])[]
}

export interface DayStop {
  readonly id: string
  readonly start: number
  readonly end: number
}

export interface BestDay {
  readonly stops: readonly DayStop[]
  /** The priorities of what is visited. */
  readonly score: number
  /** Minutes on the way. */
  readonly travel: number
  /** When one is back for the night. */
  readonly end: number
  /** No day has a higher score than this. */
  readonly atMost: number
  /** Proved: no day has a higher score, nor the same with less travel, nor with that an earlier end. */
  readonly optimal: boolean
}
