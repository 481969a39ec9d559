import { type Bound, boundAt } from './bound.ts'
import type { Route } from './orienteering.ts'
import type { Prepared } from './prepared.ts'

/** Partial routes of one length, column-wise. */
class Level {
  readonly at: Int32Array
  readonly time: Int32Array
  readonly score: Int32Array
  readonly parent: Int32Array
  /** Visited vertices as bits. */
  readonly visited: Int32Array
  /** Hash of the visited set: the sum of a number per vertex. */
  readonly set: Float64Array
  readonly words: number
  count = 0

  constructor(width: number, size: number) {
    this.words = (size >> 5) + 1
    this.at = new Int32Array(width)
    this.time = new Int32Array(width)
    this.score = new Int32Array(width)
    this.parent = new Int32Array(width)
    this.visited = new Int32Array(width * this.words)
    this.set = new Float64Array(width)
  }

  has(index: number, v: number): boolean {
    return (((this.visited[index * this.words + (v >> 5)] ?? 0) >> (v & 31)) & 1) === 1
  }
}

interface Step {
  readonly from: number
  readonly to: number
  readonly time: number
  readonly score: number
  /** Upper bound of the whole route. */
  readonly hope: number
  readonly set: number
}

function stopsOf(levels: readonly Level[], index: number): number[] {
  const stops: number[] = []
  let at = index
  for (const level of levels.slice(1).toReversed()) {
    stops.push(level.at[at] ?? 0)
    at = level.parent[at] ?? 0
  }
  return stops.toReversed()
}

/** One number per vertex; sums of small sets differ. */
const marksOf = (size: number): Float64Array => {
  let state = 9_301
  return Float64Array.from({ length: size }, () => {
    state = (state * 48_271) % 2_147_483_647
    const high = state
    state = (state * 48_271) % 2_147_483_647
    return (high % 65_536) * 2 ** 30 + (state % 2 ** 30)
  })
}

/**
 * Routes stop by stop, of each length the `width` most hopeful: a good route, soon, without proof.
 * `rest` says what can still be had.
 */
export function beamSearch(problem: Prepared, rest: Bound, width: number, floor: Route): Route {
  const { size, limit, score, service, opens, closes, travel, gain, next } = problem
  const marks = marksOf(size)
  let best = floor
  const first = new Level(1, size)
  first.count = 1
  const levels = [first]
  for (let level = first; level.count > 0;) {
    const steps: Step[] = []
    for (let from = 0; from < level.count; from++) {
      const v = level.at[from] ?? 0
      const leaves = (level.time[from] ?? 0) + (service[v] ?? 0)
      for (const to of next[v] ?? []) {
        if (level.has(from, to)) continue
        const arrives = leaves + (travel[v * size + to] ?? 0)
        if (arrives > (closes[to] ?? -1)) continue
        const time = Math.max(arrives, opens[to] ?? 0)
        const value = (level.score[from] ?? 0) + (gain[v * size + to] ?? 0)
        const hope = value - (score[to] ?? 0) + boundAt(rest, to, limit - (service[to] ?? 0) - time)
        if (hope <= best.score) continue
        steps.push({
          from,
          to,
          time,
          score: value,
          hope,
          set: (level.set[from] ?? 0) + (marks[to] ?? 0),
        })
      }
    }
    steps.sort((a, b) => b.hope - a.hope || a.time - b.time || a.to - b.to)
    const taken = new Level(Math.min(width, steps.length), size)
    const seen = new Set<number>()
    levels.push(taken)
    for (const step of steps) {
      if (taken.count >= width || step.hope <= best.score) break
      // Of routes with the same end and visits, the first is the earliest.
      const key = step.set * size + step.to
      if (seen.has(key)) continue
      seen.add(key)
      const index = taken.count++
      const { words } = taken
      for (let word = 0; word < words; word++)
        taken.visited[index * words + word] = level.visited[step.from * words + word] ?? 0
      const own = index * words + (step.to >> 5)
      taken.visited[own] = (taken.visited[own] ?? 0) | (1 << (step.to & 31))
      taken.at[index] = step.to
      taken.time[index] = step.time
      taken.score[index] = step.score
      taken.parent[index] = step.from
      taken.set[index] = step.set
      const whole = step.score + (gain[step.to * size] ?? 0)
      if (whole > best.score) best = { score: whole, stops: stopsOf(levels, index) }
    }
    level = taken
  }
  return best
}
