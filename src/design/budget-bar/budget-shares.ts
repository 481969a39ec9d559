interface Share {
  label: string
  value: number
}

export type BudgetShare<Segment extends Share> = Segment & {
  /** Per cent of the limit, to one decimal. */
  from: number
  width: number
}

export interface BudgetShares<Segment extends Share> {
  spent: number
  over: boolean
  /** Whole per cent of the limit; 100 only when nothing is left. */
  percent: number
  bars: ReadonlyArray<BudgetShare<Segment>>
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Lays the segments side by side on a bar as long as the limit; empty ones are left out. */
export function budgetShares<Segment extends Share>(
  segments: readonly Segment[],
  limit: number,
): BudgetShares<Segment> {
  const spent = segments.reduce((sum, segment) => sum + segment.value, 0)
  const ratio = limit > 0 ? spent / limit : 0
  let before = 0
  const bars = segments.flatMap((segment) => {
    const from = limit > 0 ? tenth((before / limit) * 100) : 0
    before += segment.value
    if (segment.value <= 0 || limit <= 0) return []
    return [{ ...segment, from, width: tenth((before / limit) * 100) - from }]
  })
  return {
    spent,
    over: spent > limit,
    percent: ratio >= 1 ? 100 : Math.min(99, Math.round(ratio * 100)),
    bars,
  }
}
