import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#platform/web/query-client.ts'
import { tripKey } from './trip-keys.ts'
import { followTrip } from './use-followed-trip.ts'

/** Latency of a slow connection. ms. */
const answerMs = 200
const server = { changes: 1 }
const page = { visibilityState: 'visible' }

beforeEach(() => {
  vi.useFakeTimers()
  server.changes = 1
  page.visibilityState = 'visible'
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('navigator', { onLine: true })
  const later = <T>(value: () => T): Promise<T> =>
    new Promise((resolve) => setTimeout(() => resolve(value()), answerMs))
  vi.stubGlobal('fetch', () => later(() => Response.json({ changes: server.changes })))
  const queryKey = tripKey('t')
  queryClient.setQueryData(queryKey, { changes: 1 })
  const shown = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => later(() => ({ changes: server.changes })),
  })
  const stops = [shown.subscribe(() => undefined), followTrip('t')]
  return () => {
    for (const stop of stops) stop()
    queryClient.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const shownNow = () => queryClient.getQueryData<{ changes: number }>(tripKey('t'))?.changes

test('PLAN-08 a change by another member is visible within two seconds', async () => {
  // Independent of the running poll.
  for (const wait of [0, 100, 650, 1250, 1499, 1600, 1750]) {
    await vi.advanceTimersByTimeAsync(5000 + wait)
    server.changes += 1
    await vi.advanceTimersByTimeAsync(2000)
    expect(shownNow()).toBe(server.changes)
  }
})

test('PLAN-08 a window out of sight asks for nothing, and for what it missed as soon as it is seen again', async () => {
  Object.assign(document, { visibilityState: 'hidden' })
  server.changes += 1
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shownNow()).toBe(1)
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(3 * answerMs)
  expect(shownNow()).toBe(2)
})
