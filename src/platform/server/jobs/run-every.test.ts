import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Logger } from '../log/logger.ts'
import { runEvery } from './run-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const logged: string[] = []
const note = (level: string) => (facts: { failures: number }) =>
  void logged.push(`${level} ${facts.failures}`)
const log = { warn: note('warn'), error: note('error') } as unknown as Logger
beforeEach(() => void logged.splice(0))

/** A job whose rounds end when the test resolves them. */
function slowJob(random = () => 0.5) {
  const open: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  let begun = 0
  let stopped: AbortSignal | undefined
  const job = runEvery<number>({
    name: 'test',
    everyMs: 1000,
    log,
    random,
    round: (signal) => {
      begun += 1
      stopped = signal
      return new Promise((resolve, reject) => void open.push({ resolve, reject }))
    },
  })
  const end = async (outcome: number | Error = 0) => {
    const one = open.shift()
    if (outcome instanceof Error) one?.reject(outcome)
    else one?.resolve(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { job, end, begun: () => begun, isStopped: () => stopped?.aborted ?? false }
}

test('one round at a time: the next one waits from the end of the last', async () => {
  const { end, begun } = slowJob()
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun()).toBe(1)
  await end()
  await vi.advanceTimersByTimeAsync(999)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
})

test('processes that start together drift apart by a tenth', async () => {
  for (const [random, after] of [
    [0, 900],
    [1, 1100],
  ] as const) {
    const { end, begun } = slowJob(() => random)
    await end()
    await vi.advanceTimersByTimeAsync(after - 1)
    expect(begun()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun()).toBe(2)
  }
})

test('a request for a round joins the one under way', async () => {
  const { job, end, begun } = slowJob()
  const both = Promise.all([job.run(), job.run()])
  await end(7)
  expect(await both).toEqual([7, 7])
  expect(begun()).toBe(1)
})

test('what comes up during a round gets one more, at once', async () => {
  const { job, end, begun } = slowJob()
  job.wake()
  job.wake()
  await end()
  expect(begun()).toBe(2)
  await end()
  expect(begun()).toBe(2)
  job.wake()
  expect(begun()).toBe(3)
})

test('a failure is logged, the third on end as an alarm, and the job goes on', async () => {
  const { end, begun } = slowJob()
  for (const _ of [1, 2, 3]) {
    await end(new Error('no'))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(logged).toEqual(['warn 1', 'warn 2', 'error 3'])
  expect(begun()).toBe(4)
  await end(1)
  await vi.advanceTimersByTimeAsync(1000)
  await end(new Error('no'))
  expect(logged.at(-1)).toBe('warn 1')
})

test('closing calls the round off, waits for it, says nothing of how it ends, and begins no other', async () => {
  const { job, end, begun, isStopped } = slowJob()
  let closed = false
  const closing = job.close().then(() => (closed = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect([isStopped(), closed]).toEqual([true, false])
  await end(new Error('called off'))
  await closing
  job.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([begun(), logged]).toEqual([1, []])
})
