import { expect, test } from 'vitest'
import { bestDay } from './best-day.ts'
import type { DayItem, DayProblem } from './day-problem.ts'
import { fillingIdleWait, withoutIdleWaits } from './idle-wait.ts'

const solve = (problems: readonly DayProblem[]) =>
  Promise.resolve(problems.map((problem) => bestDay(problem, { isOver: () => false })))

async function solved(problem: DayProblem) {
  const [best] = await solve([problem])
  if (!best) throw new Error('No day')
  return best
}

const visit = (id: string, place: number, more: Partial<DayItem> = {}): DayItem => ({
  id,
  priority: 5,
  minutes: 77,
  windows: [[540, 1260]],
  must: false,
  place,
  ...more,
})

// The sight is beside the stay, the table on the way to it: after dinner it costs the least travel.
const sight = visit('sight', 2)
const table = visit('table', 1, { minutes: 60, windows: [[1050, 1200]] })
const museum = visit('museum', 3, { windows: [[810, 900]] })
const travel = [
  [0, 14, 1, 15],
  [14, 0, 13, 2],
  [1, 13, 0, 14],
  [15, 2, 14, 0],
]
const day = (items: readonly DayItem[]): DayProblem => ({ from: 780, until: 1260, items, travel })

test('E1 an order that waits for dinner while a later sight is open is not the best', async () => {
  const problem = day([sight, table, museum])
  const first = await solved(problem)
  expect(first.stops.map(({ id }) => id)).toEqual(['museum', 'table', 'sight'])
  const best = await withoutIdleWaits(problem, first, solve)
  expect(best.stops.map(({ id }) => id)).toEqual(['museum', 'sight', 'table'])
  expect(best).toMatchObject({ score: 15, atMost: 15, optimal: false })
  expect(best.travel).toBeGreaterThan(first.travel)
})

test('E1 a wait stays where the later sight is closed meanwhile, and a short one counts nothing', async () => {
  const evening = day([visit('sight', 2, { windows: [[1080, 1260]] }), table, museum])
  const late = await solved(evening)
  expect(fillingIdleWait(evening, late)).toEqual([])
  const soon = day([sight, visit('table', 1, { windows: [[960, 1200]] }), museum])
  const short = await solved(soon)
  expect(await withoutIdleWaits(soon, short, solve)).toBe(short)
})

test('E1 a day does not begin with lunch while a later sight is open in the morning', async () => {
  const lunch = visit('lunch', 1, { minutes: 60, windows: [[785, 1025]] })
  const problem: DayProblem = { ...day([sight, lunch, museum]), from: 540 }
  const best = await withoutIdleWaits(problem, await solved(problem), solve, new Set(['lunch']))
  expect(best.stops).toHaveLength(3)
  expect(best.stops[0]).toMatchObject({ id: 'sight' })
  expect(best.stops[0]?.start).toBeLessThan(600)
})
