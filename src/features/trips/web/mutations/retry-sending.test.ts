import { memoryStorage } from '#tests/support/memory-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NewItem } from '../trips.client.ts'
import { retrySending } from './retry-sending.ts'
import { openOutbox } from './mutation-outbox.ts'

const louvre: NewItem = { id: 'a', type: 'attraction', name: 'Louvre' }
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  const localStorage = memoryStorage(stored)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  return () => vi.unstubAllGlobals()
})

test('PLAN-08 once stopped, nothing more is sent, also when a send was under way', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  const outbox = openOutbox('ann')
  let finish: (value: unknown) => void = () => undefined
  const sendAll = vi.fn(() => new Promise<unknown>((resolve) => (finish = resolve)))
  const stop = retrySending({ outbox, sendAll }, vi.fn())
  stop()
  finish(undefined)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sendAll).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('PLAN-08 what another window has settled is read anew from the server', async () => {
  const outbox = openOutbox('ann')
  stored.set(
    'trip-writes/ann/1',
    JSON.stringify({ tripId: 't', write: { kind: 'add', item: louvre }, sent: true }),
  )
  outbox.refresh()
  vi.stubGlobal('navigator', { onLine: false })
  const asked = vi.fn()
  const stop = retrySending({ outbox, sendAll: () => Promise.resolve() }, asked)
  stored.delete('trip-writes/ann/1')
  const event = Object.assign(new Event('storage'), { key: 'trip-writes/ann/1', newValue: null })
  window.dispatchEvent(event)
  expect(asked).toHaveBeenCalledWith('t')
  expect(outbox.list('t')).toEqual([])
  stop()
})
