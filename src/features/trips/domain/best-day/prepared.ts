import type { Orienteering } from './orienteering.ts'

/** A problem as flat arrays, with time windows narrowed to fit the limit. */
export interface Prepared {
  readonly size: number
  readonly limit: number
  readonly score: Int32Array
  readonly service: Int32Array
  readonly opens: Int32Array
  readonly closes: Int32Array
  /** Travel time from i to j at `i * size + j`. */
  readonly travel: Int32Array
  /** Gain of the arc from i to j: j's score minus the travel cost. */
  readonly gain: Int32Array
  /** Feasible successors of each vertex, without vertex 0. */
  readonly next: readonly Int32Array[]
}

export function prepare(problem: Orienteering): Prepared {
  const size = problem.score.length
  const { limit } = problem
  const score = Int32Array.from(problem.score)
  const cost = problem.travelCost ?? 0
  const service = Int32Array.from(problem.service)
  const travel = Int32Array.from(problem.travel.flat())
  const gain = travel.map((length, arc) => (score[arc % size] ?? 0) - cost * length)
  const way = (from: number, to: number): number => travel[from * size + to] ?? 0
  const opens = Int32Array.from(problem.opens, (opening, v) => Math.max(opening, way(0, v)))
  const closes = Int32Array.from(problem.closes, (closing, v) =>
    Math.min(closing, limit - (service[v] ?? 0) - way(v, 0)),
  )
  opens[0] = 0
  closes[0] = limit
  const served = [...score.keys()].filter((v) => v > 0 && (opens[v] ?? 0) <= (closes[v] ?? -1))
  const next = Array.from(score, (_, v) =>
    Int32Array.from(
      served.filter(
        (w) =>
          w !== v &&
          (v === 0 || served.includes(v)) &&
          (opens[v] ?? 0) + (service[v] ?? 0) + way(v, w) <= (closes[w] ?? -1),
      ),
    ),
  )
  return { size, limit, score, service, opens, closes, travel, gain, next }
}
