// Runs by itself, beside the server: one day is searched for, then the worker ends.
import { parentPort, workerData } from 'node:worker_threads'
import { bestDay } from '../domain/best-day/best-day.ts'
import type { DayProblem } from '../domain/best-day/day-problem.ts'

const { problem, withinMs }: { problem: DayProblem; withinMs: number } = workerData
const ends = Date.now() + withinMs
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, not a window
parentPort?.postMessage(bestDay(problem, { isOver: () => Date.now() > ends }) ?? null)
