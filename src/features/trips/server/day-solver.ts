import { Worker } from 'node:worker_threads'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { BestDay, DayProblem } from '../domain/best-day/day-problem.ts'

const fail = failWith(commonErrors)

/**
 * Finds the best of each day away from the request's thread; undefined where what must be in it does not
 * fit. `withinMs`: how long one day is searched for at most.
 */
export type DaySolver = (
  problems: readonly DayProblem[],
  withinMs?: number,
) => Promise<readonly (BestDay | undefined)[]>

/** A search that has not proved its result by then says how far it may be off. */
const searchMs = 2000
/** Beginning and answering take no longer beside that. */
const marginMs = 3000
const atOnce = 2
const waitAtMost = 20

type Answers = Awaited<ReturnType<DaySolver>>

function runIn(
  workerPath: string,
  problems: readonly DayProblem[],
  withinMs: number,
): Promise<Answers> {
  const worker = new Worker(workerPath, {
    workerData: { problems, withinMs },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return new Promise<Answers>((resolve, reject) => {
    const lastMs = problems.length * withinMs + marginMs
    const late = setTimeout(() => reject(fail('unavailable')), lastMs)
    worker.once('message', (answers: (BestDay | null)[]) =>
      resolve(answers.map((answer) => answer ?? undefined)),
    )
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(late)
      reject(fail('unavailable'))
    })
  }).finally(() => void worker.terminate())
}

/** Searches two days at a time, each in a worker of its own. Throws unavailable when too many wait. */
export function createDaySolver(workerPath: string): DaySolver {
  let running = 0
  const waiting: (() => void)[] = []
  return async (problems, withinMs = searchMs) => {
    if (running >= atOnce) {
      if (waiting.length >= waitAtMost) throw fail('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running++
    try {
      return await runIn(workerPath, problems, withinMs)
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
