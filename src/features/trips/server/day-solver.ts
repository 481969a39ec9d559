import { Worker } from 'node:worker_threads'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { BestDay, DayProblem } from '../domain/best-day/day-problem.ts'

const fail = failWith(commonErrors)

/** Finds the best day away from the request's thread; undefined where what must be in it does not fit. */
export type DaySolver = (problem: DayProblem) => Promise<BestDay | undefined>

/** A search that has not proved its result by then says how far it may be off. */
const searchMs = 2000
/** Beginning and answering take no longer beside that. */
const marginMs = 3000
const atOnce = 2
const waitAtMost = 20

function runIn(workerPath: string, problem: DayProblem): Promise<BestDay | undefined> {
  const worker = new Worker(workerPath, {
    workerData: { problem, withinMs: searchMs },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return new Promise<BestDay | undefined>((resolve, reject) => {
    const late = setTimeout(() => reject(fail('unavailable')), searchMs + marginMs)
    worker.once('message', (answer: BestDay | null) => resolve(answer ?? undefined))
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
  return async (problem) => {
    if (running >= atOnce) {
      if (waiting.length >= waitAtMost) throw fail('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running++
    try {
      return await runIn(workerPath, problem)
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
