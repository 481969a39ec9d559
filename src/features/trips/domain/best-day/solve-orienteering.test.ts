import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Orienteering, startsOf } from './orienteering.ts'
import { solveOrienteering } from './solve-orienteering.ts'

const never = (): boolean => false

/** Every order of every selection: the second method. */
function bruteForce(problem: Orienteering): number {
  const size = problem.score.length
  let best = 0
  const walk = (stops: readonly number[], score: number): void => {
    if (score > best) best = score
    for (let v = 1; v < size; v++)
      if (!stops.includes(v) && couldGo(problem, [...stops, v]))
        walk([...stops, v], score + (problem.score[v] ?? 0))
  }
  walk([], 0)
  return best
}

/** A longer route may be in time where a shorter one is not: only the windows and the limit end one. */
const couldGo = (problem: Orienteering, stops: readonly number[]): boolean =>
  startsOf(problem, stops) !== undefined

const small = fc
  .integer({ min: 2, max: 8 })
  .chain((size) => {
    const each = <T>(arbitrary: fc.Arbitrary<T>) =>
      fc.array(arbitrary, { minLength: size, maxLength: size })
    return fc.record({
      points: each(fc.record({ x: fc.nat(60), y: fc.nat(60) })),
      score: each(fc.integer({ min: 1, max: 10 })),
      service: each(fc.nat(40)),
      opens: each(fc.nat(200)),
      widths: each(fc.integer({ min: 0, max: 150 })),
      limit: fc.integer({ min: 60, max: 360 }),
    })
  })
  .map(({ points, score, service, opens, widths, limit }): Orienteering => ({
    limit,
    score: [0, ...score.slice(1)],
    service: [0, ...service.slice(1)],
    opens: [0, ...opens.slice(1)],
    closes: [limit, ...opens.slice(1).map((opening, at) => opening + (widths[at + 1] ?? 0))],
    travel: points.map((a) => points.map((b) => Math.ceil(Math.hypot(a.x - b.x, a.y - b.y)))),
  }))

test('E2 the solver and every order tried agree on small problems', () => {
  fc.assert(
    fc.property(small, (problem) => {
      const { score, bound, stops } = solveOrienteering(problem, { isOver: never })
      expect({ score, bound }).toEqual({ score: bruteForce(problem), bound: score })
      expect(startsOf(problem, stops)).toBeDefined()
      expect(new Set(stops).size).toBe(stops.length)
      expect(stops.reduce((sum, v) => sum + (problem.score[v] ?? 0), 0)).toBe(score)
    }),
    { numRuns: 100, seed: 22 },
  )
})

/** Points of a fixed generator, so that each run has the same problem. */
function large(size: number, width = 300): Orienteering {
  let state = 7
  const random = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const points = Array.from({ length: size }, () => ({ x: random(700), y: random(700) }))
  const opens = points.map(() => random(1800))
  return {
    limit: 2300,
    score: points.map((_, at) => (at === 0 ? 0 : 1 + random(40))),
    service: points.map((_, at) => (at === 0 ? 0 : 100)),
    opens: opens.map((opening, at) => (at === 0 ? 0 : opening)),
    closes: opens.map((opening, at) => (at === 0 ? 2300 : opening + width)),
    travel: points.map((a) => points.map((b) => Math.ceil(Math.hypot(a.x - b.x, a.y - b.y)))),
  }
}

test('E2 a hundred places are solved with proof', () => {
  const problem = large(100)
  const { score, bound, stops } = solveOrienteering(problem, { isOver: never })
  expect(score).toBe(bound)
  expect(startsOf(problem, stops)).toBeDefined()
})

test('E2 a hundred places with wide windows are solved with proof, each visited once', () => {
  const problem = large(100, 1500)
  const { score, bound, stops } = solveOrienteering(problem, { isOver: never })
  expect(score).toBe(bound)
  expect(startsOf(problem, stops)).toBeDefined()
  expect(new Set(stops).size).toBe(stops.length)
})

test('E2 without time for a proof the bound is above the score, and says so', () => {
  const problem = large(100)
  const { score, bound } = solveOrienteering(problem, { isOver: () => true })
  expect(bound).toBeGreaterThan(score)
})
