import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { onServerBack, showsAnswer, showsCached } from './refetch-cached.ts'

const online: (() => void)[] = []

beforeEach(() => {
  online.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => online.push(listener),
    removeEventListener: () => (online.length = 0),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('PLAN-08 what shows a kept answer is asked for again, less and less often, until the server answers', () => {
  const trip = ['trip', 'a']
  let isBack = false
  const asked: number[] = []
  const began = Date.now()
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(() => {
    asked.push(Date.now() - began)
    if (isBack) showsAnswer(trip)
    else showsCached(trip)
    return Promise.resolve()
  })
  const heard = vi.fn()
  const stop = onServerBack(heard)
  showsCached(trip)
  vi.advanceTimersByTime(25_000)
  expect(asked).toEqual([3000, 9000, 21_000])
  expect(heard).not.toHaveBeenCalled()
  isBack = true
  for (const listener of online) listener()
  expect(heard).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(300_000)
  expect(asked).toHaveLength(4)
  stop()
})
