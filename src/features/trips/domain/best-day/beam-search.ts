import { type Bound, boundAt } from './bound.ts'
import type { Route } from './orienteering.ts'
import type { Prepared } from './prepared.ts'

interface Partial {
  readonly at: number
  readonly time: number
  readonly score: number
  /** What the whole route may come to. */
  readonly hope: number
  readonly visited: Int32Array
  readonly before: Partial | undefined
}

function stopsOf(end: Partial): number[] {
  const stops: number[] = []
  for (let at: Partial | undefined = end; at && at.at > 0; at = at.before) stops.push(at.at)
  return stops.toReversed()
}

/**
 * Routes stop by stop, of each length the `width` most hopeful: a good route, soon, without proof.
 * `rest` says what can still be had.
 */
export function beamSearch(problem: Prepared, rest: Bound, width: number, floor: Route): Route {
  const { size, limit, score, service, opens, closes, travel, gain, next } = problem
  let best = floor
  const start: Partial = {
    at: 0,
    time: 0,
    score: 0,
    hope: 0,
    visited: new Int32Array((size >> 5) + 1),
    before: undefined,
  }
  let level = [start]
  while (level.length > 0) {
    const found = new Map<string, Partial>()
    for (const partial of level) {
      const { at, visited } = partial
      for (const w of next[at] ?? []) {
        if (((visited[w >> 5] ?? 0) >> (w & 31)) & 1) continue
        const arrives = partial.time + (service[at] ?? 0) + (travel[at * size + w] ?? 0)
        if (arrives > (closes[w] ?? -1)) continue
        const time = Math.max(arrives, opens[w] ?? 0)
        const value = partial.score + (gain[at * size + w] ?? 0)
        const hope = value - (score[w] ?? 0) + boundAt(rest, w, limit - (service[w] ?? 0) - time)
        if (hope <= best.score) continue
        const own = visited.slice()
        own[w >> 5] = (own[w >> 5] ?? 0) | (1 << (w & 31))
        const key = `${w} ${own.join()}`
        const other = found.get(key)
        if (other && other.time <= time) continue
        const reached = { at: w, time, score: value, hope, visited: own, before: partial }
        found.set(key, reached)
        const whole = value + (gain[w * size] ?? 0)
        if (whole > best.score) best = { score: whole, stops: stopsOf(reached) }
      }
    }
    const hopeful = [...found.values()].filter(({ hope }) => hope > best.score)
    level = hopeful
      .toSorted((a, b) => b.hope - a.hope || a.time - b.time || a.at - b.at)
      .slice(0, width)
  }
  return best
}
