import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearOwnedDraft } from '#platform/web/storage.ts'
import { beginLeaving, finishLeaving } from './leaving.ts'

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

beforeEach(() => {
  kept.clear()
  for (const [key, value] of Object.entries(draft)) kept.set(key, value)
  kept.set('user-tier', 'explorer')
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const hasDraft = () => Object.keys(draft).filter((key) => kept.has(key)).length

test('a draft with an owner is forgotten whole, and nothing besides', () => {
  kept.set('draft-owner', 'ann')
  clearOwnedDraft()
  expect([...kept.keys()]).toEqual(['user-tier'])
})

test('a draft that nobody owns waits for the next sign-in', () => {
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

test('SHELL-06 after a log-out that failed the draft is there, and stays when the session ends later', async () => {
  kept.set('draft-owner', 'ann')
  beginLeaving()
  page.cookie = 'a=b; hint=1'
  await finishLeaving()
  page.cookie = ''
  await finishLeaving()
  expect(hasDraft()).toBe(Object.keys(draft).length)
})
