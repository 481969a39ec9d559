import { memoryStorage } from '#tests/support/memory-storage.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearOwnedDraft } from '#platform/web/storage.ts'
import { beginLeaving, finishLeaving, stopLeaving } from './leaving.ts'

const kept = new Map<string, string>()
const page = { cookie: '' }
const draft = {
  selectedDestination: 'Lisbon',
  selectedPlace: '{}',
  travelDates: '{}',
  'travel-budget': '800',
  budget: '800',
  'draft-trip-id': 'x',
  itinerary: '[]',
  'itinerary-trip': 'x',
}

const comings: (() => void)[] = []
const wentTo: string[] = []

/** A cache that only counts how often it was emptied. */
function watchAnswers(): () => number {
  let cleared = 0
  const done = <T>(result: T) => ({
    result,
    addEventListener: (name: string, listener: () => void) =>
      name === 'success' && queueMicrotask(listener),
  })
  const clear = () => {
    cleared++
    return done(undefined)
  }
  const database = { transaction: () => ({ objectStore: () => ({ clear }) }), close: () => {} }
  vi.stubGlobal('indexedDB', { open: () => done(database) })
  return () => cleared
}

beforeEach(() => {
  kept.clear()
  comings.length = 0
  wentTo.length = 0
  page.cookie = ''
  for (const [key, value] of Object.entries(draft)) kept.set(key, value)
  kept.set('user-tier', 'explorer')
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    addEventListener: (_: 'online', listener: () => void) => comings.push(listener),
    location: { assign: (path: string) => wentTo.push(path) },
    localStorage: memoryStorage(kept),
  })
})
afterEach(() => vi.unstubAllGlobals())

const hasDraft = () => Object.keys(draft).filter((key) => kept.has(key)).length

test('PLAN-08 a draft with an owner is forgotten whole, and nothing besides', () => {
  kept.set('draft-owner', 'ann')
  clearOwnedDraft()
  expect([...kept.keys()]).toEqual(['user-tier'])
})

test('PLAN-08 a draft without an owner waits for the next sign-in', () => {
  clearOwnedDraft()
  expect(hasDraft()).toBe(Object.keys(draft).length)
})

test('SHELL-06 after a log-out that worked the own draft is gone', async () => {
  kept.set('draft-owner', 'ann')
  beginLeaving()
  expect(hasDraft()).toBe(Object.keys(draft).length)
  page.cookie = ''
  await finishLeaving()
  expect([...kept.keys()]).toEqual(['user-tier'])
})

const hinted = 'a=b; hint=1'

test('SHELL-06 a log-out that failed is still wanted: kept answers go at once, the draft once it has worked', async () => {
  kept.set('draft-owner', 'ann')
  const answersCleared = watchAnswers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Without a network')))
  beginLeaving()
  page.cookie = hinted
  await finishLeaving()
  await vi.waitFor(() => expect(answersCleared()).toBe(1))
  expect([hasDraft(), kept.get('leaving')]).toEqual([Object.keys(draft).length, '1'])
  page.cookie = ''
  await finishLeaving()
  expect([...kept.keys()]).toEqual(['user-tier'])
})

test('SHELL-06 it is tried again when the network comes back', async () => {
  kept.set('draft-owner', 'ann')
  const asked: string[] = []
  let isOnline = false
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!isOnline) throw new TypeError('Without a network')
    page.cookie = ''
  })
  beginLeaving()
  page.cookie = hinted
  await finishLeaving()
  expect(kept.get('leaving')).toBe('1')
  isOnline = true
  for (const comeBack of comings) comeBack()
  await vi.waitFor(() => expect(wentTo).toEqual(['/']))
  expect(asked).toEqual(['/api/logout', '/api/logout'])
  expect([...kept.keys()]).toEqual(['user-tier'])
})

test('SHELL-06 an account that has signed in meanwhile is not logged out', async () => {
  const ask = vi.fn(() => Promise.reject(new TypeError('Without a network')))
  vi.stubGlobal('fetch', ask)
  beginLeaving()
  page.cookie = hinted
  await finishLeaving()
  stopLeaving()
  for (const comeBack of comings) comeBack()
  await finishLeaving()
  expect(ask).toHaveBeenCalledTimes(1)
})
