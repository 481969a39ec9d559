import { boundDay, scoreWeight } from './day-bound.ts'
import type { BestDay, DayItem, DayProblem } from './day-problem.ts'
import { type Found, searchDays, stopsOf } from './day-search.ts'

interface BestDayOptions {
  /** Whether the time limit has passed; polled. */
  readonly isOver: () => boolean
}

const isPause = ({ place }: DayItem): boolean => place === undefined

/** Latest return: end of the day, or later if a booking requires it. */
function limitOf({ until, items, travel }: DayProblem): number {
  const late = items
    .filter(({ must, windows, minutes }) => {
      const [first] = windows
      return must && windows.length === 1 && first !== undefined && first[1] - first[0] === minutes
    })
    .map(({ windows, place }) => (windows[0]?.[1] ?? 0) + (travel[place ?? 0]?.[0] ?? 0))
  return Math.max(until, ...late)
}

/** Limits unbooked items to the end of the day. */
const withinDay = (problem: DayProblem): DayProblem => ({
  ...problem,
  items: problem.items.map((item) =>
    item.must
      ? item
      : {
          ...item,
          windows: item.windows.map(
            ([opens, closes]) => [opens, Math.min(closes, problem.until)] as const,
          ),
        },
  ),
})

/** Sets of pauses to drop, smallest first. */
function withoutPauses(items: readonly DayItem[]): readonly (readonly DayItem[])[] {
  const pauses = items.filter(isPause)
  const left = [[], ...pauses.toReversed().map((pause) => [pause]), pauses]
  return left.map((gone) => items.filter((item) => !gone.includes(item)))
}

function search(problem: DayProblem, { isOver }: BestDayOptions): BestDay | undefined {
  const { items } = problem
  const limit = limitOf(problem)
  const must = items.reduce((bits, item, at) => (item.must ? bits | (1 << at) : bits), 0)
  const bound = boundDay(problem, limit)
  const parts = { problem, limit, must, bound, isOver }
  const quick = searchDays({ ...parts, isOver: () => false }, 60, -Infinity)
  const floor = (found: Found): number =>
    found.best ? found.best.part.score * scoreWeight - found.best.travel : -Infinity
  const exact = searchDays(parts, Infinity, floor(quick))
  const best = exact.best ?? quick.best
  if (!best) return undefined
  const most = items.reduce((sum, { priority }) => sum + priority, 0)
  return {
    stops: stopsOf(best.part).map(({ item, start, time }) => ({
      id: items[item]?.id ?? '',
      start,
      end: time,
    })),
    score: best.part.score,
    travel: best.travel,
    end: best.end,
    atMost: exact.finished ? best.part.score : Math.min(most, Math.ceil(exact.open / scoreWeight)),
    optimal: exact.finished,
  }
}

/**
 * The best day: first the priorities of its visits, then the least travel, then the earliest end,
 * equal ones by their ids. Pauses are kept where the day allows them. Undefined where what must be in
 * the day does not fit into it.
 */
export function bestDay(problem: DayProblem, options: BestDayOptions): BestDay | undefined {
  const day = withinDay(problem)
  for (const items of withoutPauses(day.items)) {
    const found = search({ ...day, items }, options)
    if (found) return found
  }
  return undefined
}
