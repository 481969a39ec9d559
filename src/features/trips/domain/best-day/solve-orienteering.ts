import { beamSearch } from './beam-search.ts'
import type { Bound } from './bound.ts'
import { searchLabels } from './label-search.ts'
import { createMemory, forbidCycles, rememberNearest } from './route-memory.ts'
import {
  emptyRoute,
  type Orienteering,
  reversed,
  type Route,
  startsOf,
  worthOf,
} from './orienteering.ts'
import { prepare } from './prepared.ts'

export interface Solution extends Route {
  /** Proved: no route has a greater score. */
  readonly bound: number
}

interface SolveOptions {
  /** Whether the time limit has passed; polled. */
  readonly isOver: () => boolean
  readonly mostLabels?: number
}

const hasRepeats = (stops: readonly number[]): boolean => new Set(stops).size < stops.length
const backwards = (route: Route): Route => ({ ...route, stops: route.stops.toReversed() })

/** What of a route can be walked once each vertex is visited once only. */
function repaired(problem: Orienteering, stops: readonly number[]): Route {
  const once = [...new Set(stops)]
  if (!startsOf(problem, once)) return emptyRoute
  return { stops: once, score: worthOf(problem, once) }
}

const better = (a: Route, b: Route): Route => (b.score > a.score ? b : a)

/**
 * The best route, with proof where the time allows. Partial routes remember only what the best one so
 * far came back to (decremental state space relaxation), from both ends in turn: what one direction
 * finds bounds what the other has to look at. After Righini and Salani (2008) and Baldacci, Mingozzi and
 * Roberti (2011).
 */
export function solveOrienteering(
  problem: Orienteering,
  { isOver, mostLabels = 12_000_000 }: SolveOptions,
): Solution {
  const forward = prepare(problem)
  const reverse = prepare(reversed(problem))
  const memory = createMemory(forward)
  rememberNearest(memory, forward, 4)
  let best: Route = emptyRoute
  let bound = problem.score.reduce((sum, score) => sum + score, 0)
  let rest: Bound | undefined
  for (let turn = 0; ; turn++) {
    const isReverse = turn % 2 === 0
    const side = isReverse ? reverse : forward
    const result = searchLabels({
      problem: side,
      memory,
      rest,
      floor: best.score,
      isOver,
      mostLabels,
    })
    if (!result) return { ...best, bound }
    bound = Math.min(bound, result.bound)
    rest = result.arrivals
    const routes = isReverse ? result.routes.map((route) => route.toReversed()) : result.routes
    for (const route of routes) best = better(best, repaired(problem, route))
    if (best.score < bound) {
      const width = turn === 0 ? 200 : 100
      best = isReverse
        ? beamSearch(forward, rest, width, best)
        : backwards(beamSearch(reverse, rest, width, backwards(best)))
    }
    if (best.score >= bound) return { ...best, bound: best.score }
    const repeating = routes.filter(hasRepeats)
    const learned = repeating.filter((route) => forbidCycles(memory, route))
    // Memory is full: the present bound still holds.
    if (learned.length === 0 && repeating.length > 0) return { ...best, bound }
  }
}
