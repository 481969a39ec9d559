import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnMemoryWhenIdle } from './memory-return.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const megabyte = 2 ** 20

test('PERF-5 memory is given back once after load, when the process is idle, and not while it works', () => {
  const state = { cpu: 0, heap: 100 * megabyte, collected: 0 }
  const stop = returnMemoryWhenIdle({
    cpuMs: () => state.cpu,
    heapBytes: () => state.heap,
    collect: () => {
      state.collected++
      state.heap = 60 * megabyte
    },
    everyMs: 1000,
  })
  const pass = (cpu: number, heap = state.heap) => {
    state.cpu += cpu
    state.heap = heap
    vi.advanceTimersByTime(1000)
    return state.collected
  }
  // After a start; then nothing has grown; then load, which is not held up; then quiet again.
  expect([pass(5), pass(5), pass(5, 70 * megabyte)]).toEqual([1, 1, 1])
  expect([pass(900, 300 * megabyte), pass(700), pass(10), pass(10)]).toEqual([1, 1, 2, 2])
  stop()
  expect(pass(0, 900 * megabyte)).toBe(2)
})

test('PERF-5 the engine has a collector', () => {
  expect(() => returnMemoryWhenIdle()()).not.toThrow()
})
