import { memoryStorage } from '#tests/support/memory-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { cad, sum } from '#platform/shared/money.ts'
import text from '#tests/support/stored/draft-of-november-2026.json?raw'
import { draftItems, keepDraftItems } from './kept-itinerary.ts'

interface Stored {
  readonly totalCents: number
  readonly items: number
  readonly storage: Readonly<Record<'itinerary', string>>
}

/** Storage content written by the guide at commit 3d9bb8c. */
const old: Stored = JSON.parse(text)

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map(Object.entries(old.storage))
  const localStorage = memoryStorage(stored)
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const total = () =>
  sum(
    'CAD',
    draftItems('ann').map(({ price = 0 }) => cad(price)),
  ).amountMinor

test('A11 PLAN-05 a draft of an earlier version shows every item, and its sum to the cent', () => {
  const items = draftItems('ann')
  expect(items).toHaveLength(old.items)
  expect(total()).toBe(old.totalCents)
  const raw: { id: string; name: string; date: string; time: string | null; lat: number }[] =
    JSON.parse(old.storage.itinerary)
  // That version also stored place and type.
  for (const [at, { id, name, date, time, lat }] of raw.entries())
    expect({ time: null, ...items[at] }).toMatchObject({ id, name, day: date, time, lat })
})

test('A11 PLAN-05 kept again by this version it is the same', () => {
  const before = draftItems('ann')
  keepDraftItems(before)
  expect(draftItems('ann')).toEqual(before)
  expect(total()).toBe(old.totalCents)
})
