import type { BestDay, DayStop } from '../domain/best-day/day-problem.ts'
import { whyHere } from '../domain/best-day/why-here.ts'
import type { Candidate, WishedDay } from '../domain/day-wish.ts'

interface Parts {
  readonly day: WishedDay
  readonly best: BestDay
  readonly candidates: readonly Candidate[]
  readonly keep: ReadonlySet<string>
}

/** Reason for each stop's position. */
export function reasonsOf({ day, best, candidates, keep }: Parts): (stop: DayStop) => string {
  const items = new Map(day.problem.items.map((item) => [item.id, item]))
  const known = new Map(candidates.map((item) => [item.id, item]))
  const placed = best.stops.filter(({ id }) => known.has(id))
  const row = (id: string | null): number => day.places.indexOf(id)
  return (stop) => {
    const { id, start, end } = stop
    const before = placed[placed.findIndex((one) => one.id === id) - 1]
    const name = before && known.get(before.id)?.name
    const minutes = day.problem.travel[row(before?.id ?? null)]?.[row(id)] ?? 0
    const ended = best.stops[best.stops.indexOf(stop) - 1]?.end ?? day.problem.from
    const hasHours = (known.get(id)?.hours ?? null) !== null
    const window = items.get(id)?.windows.find(([opens, closes]) => opens <= start && end <= closes)
    return whyHere({
      isMeal: !known.has(id),
      isBooked: day.fixed.has(id),
      isKept: keep.has(id),
      isTable: known.get(id)?.type === 'restaurant' && known.get(id)?.time !== null,
      start,
      end,
      arrives: ended + minutes,
      way: name === undefined ? undefined : { minutes, from: name },
      window: hasHours ? window : undefined,
    })
  }
}
