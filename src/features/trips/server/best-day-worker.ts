// Runs by itself, beside the server: days are searched for, one after the other, then the worker ends.
import { parentPort, workerData } from 'node:worker_threads'
import { bestDay } from '../domain/best-day/best-day.ts'
import type { DayProblem } from '../domain/best-day/day-problem.ts'

const { problems, withinMs }: { problems: readonly DayProblem[]; withinMs: number } = workerData
const answers = problems.map((problem) => {
  const ends = Date.now() + withinMs
  return bestDay(problem, { isOver: () => Date.now() > ends }) ?? null
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, not a window
parentPort?.postMessage(answers)
