import { expect, test, vi } from 'vitest'
import { leaveSending, takeOverSending } from './leave-sending.ts'

function outboxWith(...waiting: string[]) {
  const listeners = new Set<() => void>()
  return {
    tripIds: () => waiting,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settle(): void {
      waiting.pop()
      for (const listener of listeners) listener()
    },
    heard: () => listeners.size,
  }
}

test('PLAN-08 sending ends with the page where nothing waits', () => {
  const stop = vi.fn<() => void>()
  leaveSending(outboxWith(), stop)
  expect(stop).toHaveBeenCalledTimes(1)
})

test('PLAN-08 where something waits sending goes on until it is sent, and ends once', () => {
  const stop = vi.fn<() => void>()
  const outbox = outboxWith('paris', 'rome')
  leaveSending(outbox, stop)
  outbox.settle()
  expect(stop).not.toHaveBeenCalled()
  outbox.settle()
  expect(stop).toHaveBeenCalledTimes(1)
  takeOverSending()
  expect(stop).toHaveBeenCalledTimes(1)
  expect(outbox.heard()).toBe(0)
})

test('PLAN-08 the next page that sends takes over', () => {
  const stop = vi.fn<() => void>()
  leaveSending(outboxWith('paris'), stop)
  takeOverSending()
  expect(stop).toHaveBeenCalledTimes(1)
})
