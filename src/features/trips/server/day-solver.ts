import { Worker } from 'node:worker_threads'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { BestDay, DayProblem } from '../domain/best-day/day-problem.ts'

const fail = failWith(commonErrors)

/**
 * Finds the best of each day away from the request's thread; undefined where what must be in it does not
 * fit. `withinMs`: how long one day is searched for at most. Throws unavailable when too many wait, the
 * worker hangs or breaks, or the solver is closed.
 */
export type DaySolver = (
  problems: readonly DayProblem[],
  withinMs?: number,
) => Promise<readonly (BestDay | undefined)[]>

type Answers = Awaited<ReturnType<DaySolver>>

const usual = {
  /** Time limit of a search; unproved results have a bound. */
  searchMs: 2000,
  /** Overhead of start and answer. */
  marginMs: 3000,
  atOnce: 2,
  waitAtMost: 20,
}

function answerOf(worker: Worker, lastMs: number): Promise<Answers> {
  return new Promise<Answers>((resolve, reject) => {
    const late = setTimeout(() => reject(fail('unavailable')), lastMs)
    worker.once('message', (answers: (BestDay | null)[]) =>
      resolve(answers.map((answer) => answer ?? undefined)),
    )
    worker.once('error', (cause) => reject(fail('unavailable', { cause })))
    worker.once('exit', () => {
      clearTimeout(late)
      reject(fail('unavailable'))
    })
  })
}

interface OpenDaySolver {
  readonly solve: DaySolver
  /** Stops running searches and refuses waiting ones. */
  close(): Promise<void>
}

/** Runs two searches at a time, each in its own worker. */
export function createDaySolver(
  worker: string | URL,
  limits: Partial<typeof usual> = {},
): OpenDaySolver {
  const { searchMs, marginMs, atOnce, waitAtMost } = { ...usual, ...limits }
  const running = new Set<Worker>()
  const waiting: { readonly begin: () => void; readonly refuse: () => void }[] = []
  let places = atOnce
  let isClosed = false

  const place = (): Promise<void> => {
    if (isClosed) throw fail('unavailable')
    if (places > 0) {
      places--
      return Promise.resolve()
    }
    if (waiting.length >= waitAtMost) throw fail('unavailable')
    return new Promise<void>((begin, reject) =>
      waiting.push({ begin, refuse: () => reject(fail('unavailable')) }),
    )
  }
  /** Hands the slot to the next waiting caller directly. */
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next.begin()
    else places++
  }

  return {
    async solve(problems, withinMs = searchMs) {
      await place()
      if (isClosed) throw fail('unavailable')
      const one = new Worker(worker, {
        workerData: { problems, withinMs },
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      })
      running.add(one)
      try {
        return await answerOf(one, problems.length * withinMs + marginMs)
      } finally {
        running.delete(one)
        void one.terminate()
        leave()
      }
    },
    async close() {
      isClosed = true
      for (const { refuse } of waiting.splice(0)) refuse()
      await Promise.all([...running].map((one) => one.terminate()))
    },
  }
}
