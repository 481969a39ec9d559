import type { BestDay, DayItem, DayProblem } from './day-problem.ts'

/** Longer than this one does not stand about while something could be visited. Minutes. */
const longestWait = 90

const noTables: ReadonlySet<string> = new Set()

/** A stop with its item, the wait before it, and where one comes from. */
interface Step {
  readonly item: DayItem
  readonly start: number
  readonly wait: number
  readonly freeFrom: number
  readonly from: number
}

function stepsOf(
  { from, items, travel }: DayProblem,
  { stops }: BestDay,
  tables: ReadonlySet<string>,
): readonly Step[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  let [freeFrom, place] = [from, 0]
  return stops.flatMap(({ id, start, end }, at) => {
    const item = byId.get(id)
    if (!item) return []
    const to = item.place ?? place
    const way = travel[place]?.[to] ?? 0
    // Before the first stop one is still at the stay; but not until lunch.
    const wait = at === 0 && !tables.has(id) ? 0 : start - freeFrom - way
    const step = { item, start, wait, freeFrom, from: place }
    freeFrom = end
    place = to
    return [step]
  })
}

/** Whether a visit, with its ways, fits before a stop that one waits for. */
function fitsBefore({ travel }: DayProblem, visit: DayItem, { item, start, ...step }: Step) {
  const { place } = visit
  if (place === undefined) return false
  const arrives = step.freeFrom + (travel[step.from]?.[place] ?? 0)
  const leaves = start - (travel[place]?.[item.place ?? place] ?? 0)
  return visit.windows.some(([opens, closes]) => {
    const end = Math.max(opens, arrives) + visit.minutes
    return end <= Math.min(closes, leaves)
  })
}

/**
 * The same problem, once for each later visit that fits into a long wait of its best day, with that visit
 * before the end of the wait; none where the best day has no such wait.
 */
export function fillingIdleWait(
  problem: DayProblem,
  best: BestDay,
  tables: ReadonlySet<string> = noTables,
): readonly DayProblem[] {
  const steps = stepsOf(problem, best, tables)
  const at = steps.findIndex(
    (step, place) =>
      step.wait > longestWait &&
      steps.slice(place + 1).some(({ item }) => fitsBefore(problem, item, step)),
  )
  const idle = steps[at]
  if (!idle) return []
  return steps
    .slice(at + 1)
    .filter(({ item }) => fitsBefore(problem, item, idle))
    .map(({ item }) => ({
      ...problem,
      items: problem.items.map((one) =>
        one.id === item.id
          ? {
              ...one,
              windows: one.windows
                .map(([opens, closes]) => [opens, Math.min(closes, idle.start)] as const)
                .filter(([opens, closes]) => closes - opens >= one.minutes),
            }
          : one,
      ),
    }))
}

type Solve = (problems: readonly DayProblem[]) => Promise<readonly (BestDay | undefined)[]>

/** Each round puts one more visit before a wait. */
const rounds = 3

/**
 * The best day without a long wait that a later visit would fill: as many visits, and the least travel of
 * those. Where there is none, the day as it was. With `tables`, the ids of meals, no day begins with one of
 * them either.
 */
export async function withoutIdleWaits(
  problem: DayProblem,
  best: BestDay,
  solve: Solve,
  tables: ReadonlySet<string> = noTables,
): Promise<BestDay> {
  let [asked, now] = [problem, best]
  for (let round = 0; round < rounds; round += 1) {
    const others = fillingIdleWait(asked, now, tables)
    if (others.length === 0) return now
    const found = (await solve(others))
      .flatMap((day, at) => (day ? [{ day, problem: others[at] ?? asked }] : []))
      .filter(({ day }) => day.score >= best.score && day.stops.length >= best.stops.length)
      .toSorted((a, b) => a.day.travel - b.day.travel || a.day.end - b.day.end)[0]
    if (!found) return now
    asked = found.problem
    // Another day has less travel: what is proved is the score alone.
    now = { ...found.day, atMost: best.atMost, optimal: false }
  }
  return now
}
