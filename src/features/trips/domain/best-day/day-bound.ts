import { type Bound, boundAt } from './bound.ts'
import type { DayItem, DayProblem } from './day-problem.ts'
import { searchLabels } from './label-search.ts'
import { createMemory, rememberNearest } from './route-memory.ts'
import { type Orienteering, reversed } from './orienteering.ts'
import { prepare, type Prepared } from './prepared.ts'

/** One more point of priority outweighs all travel of a day. */
export const scoreWeight = 10_000

/** Memory sizes to try, largest first; size 0 always succeeds. */
const memories = [
  { neighbours: 12, mostLabels: 200_000 },
  { neighbours: 4, mostLabels: 200_000 },
  { neighbours: 0, mostLabels: Infinity },
]

/** Result of the backward search with the largest memory that fit. */
function arrivalsWith(level: { at: number }, side: Prepared): Bound | undefined {
  for (; level.at < memories.length; level.at++) {
    const { neighbours = 0, mostLabels = Infinity } = memories[level.at] ?? {}
    const memory = createMemory(side)
    rememberNearest(memory, side, neighbours)
    const options = { rest: undefined, floor: 0, isOver: () => false, mostLabels }
    const found = searchLabels({ problem: side, memory, ...options })
    if (found) return found.arrivals
  }
  return undefined
}

/**
 * How much more a day can still be worth, from an item (-1: from where the night was) and a time on, with
 * so many minutes of pauses to come.
 */
export type DayBound = (item: number, time: number, pauses: number) => number

const earliest = ({ windows }: DayItem): number => Math.min(...windows.map(([start]) => start))
const latest = ({ windows, minutes }: DayItem): number =>
  Math.max(...windows.map(([, end]) => end - minutes))

/**
 * The day without breaks in the hours and without its pauses: what comes after one is done earlier, so
 * things open earlier by as much. Every feasible day is worth as much here, or more.
 */
function relaxed(
  { items, travel }: DayProblem,
  visits: readonly number[],
  limit: number,
  pauses: number,
): Orienteering {
  const of = (vertex: number): DayItem | undefined => items[visits[vertex - 1] ?? -1]
  const vertices = [0, ...visits.map((_, at) => at + 1)]
  const each = (value: (item: DayItem) => number, night: number): number[] =>
    vertices.map((vertex) => {
      const item = of(vertex)
      return item ? value(item) : night
    })
  const place = (vertex: number): number => of(vertex)?.place ?? 0
  return {
    limit: limit - pauses,
    score: each(({ priority }) => priority * scoreWeight, 0),
    service: each(({ minutes }) => minutes, 0),
    opens: each((item) => Math.max(0, earliest(item) - pauses), 0),
    closes: each(latest, limit),
    travel: vertices.map((a) => vertices.map((b) => travel[place(a)]?.[place(b)] ?? 0)),
    travelCost: 1,
  }
}

/** Best remaining value from a vertex and time, from the backward search. */
function onward(whole: Orienteering, found: Bound, from: number, time: number): number {
  const { limit, score, service, opens, closes, travel } = whole
  const ways = travel[from] ?? []
  let most = time + (ways[0] ?? 0) <= limit ? -(ways[0] ?? 0) : -Infinity
  for (let to = 1; to < score.length; to++) {
    const way = ways[to] ?? 0
    const start = Math.max(time + way, opens[to] ?? 0)
    if (to === from || start > (closes[to] ?? 0)) continue
    most = Math.max(most, boundAt(found, to, limit - (service[to] ?? 0) - start) - way)
  }
  return most
}

/** Bound memoized by the total length of pauses. */
export function boundDay(problem: DayProblem, limit: number): DayBound {
  const visits = [...problem.items.keys()].filter((at) => problem.items[at]?.place !== undefined)
  const vertexOf = new Map(visits.map((item, at) => [item, at + 1]))
  const all = problem.items.reduce((sum, { priority }) => sum + priority, 0) * scoreWeight
  const level = { at: 0 }
  const made = new Map<number, { whole: Orienteering; found: Bound | undefined }>()
  const make = (pauses: number) => {
    const whole = relaxed(problem, visits, limit, pauses)
    const found = arrivalsWith(level, prepare(reversed(whole)))
    made.set(pauses, { whole, found })
    return { whole, found }
  }
  return (item, time, pauses) => {
    const { whole, found } = made.get(pauses) ?? make(pauses)
    return found ? onward(whole, found, vertexOf.get(item) ?? 0, time) : all
  }
}
