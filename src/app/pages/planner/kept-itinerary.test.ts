import { beforeEach, expect, test, vi } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { asTripItem, draftItems, keepItinerary, lastSeen } from './kept-itinerary.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const inn = { id: '1', type: 'hotel', name: 'Inn', description: '', location: 'Paris', price: 120 }
const trip = {
  id: 't',
  days: [{ date: '2027-04-12', items: [{ ...inn, id: 'a', day: '2027-04-12', time: '15:00' }] }],
  unscheduled: [],
} as unknown as TripView

test('PLAN-05 PLAN-06 items of a draft are read, whatever is odd about them', () => {
  const odd = [
    { ...inn, date: '2027-04-12', time: '09:30', rating: 4.5, cuisine: 'French' },
    { name: 'Picnic', type: 'feast', price: 'free', date: 'soon', time: 'noon' },
    { type: 'hotel' },
    null,
    'text',
  ]
  stored.set('itinerary', JSON.stringify(odd))
  expect(draftItems('ann')).toEqual([
    { ...inn, date: '2027-04-12', time: '09:30' },
    { id: '1', type: 'other', name: 'Picnic', description: '', location: '', price: 0 },
  ])
})

test('PLAN-05 text that does not parse is no items, and stays', () => {
  stored.set('itinerary', '[{"name":')
  expect(draftItems('ann')).toEqual([])
  expect(stored.get('itinerary')).toBe('[{"name":')
})

test("PLAN-08 another account's items are neither shown nor replaced", () => {
  stored.set('draft-owner', 'ben')
  stored.set('itinerary', JSON.stringify([inn]))
  expect(draftItems('ann')).toEqual([])
  keepItinerary(trip, 'ann')
  expect(stored.get('itinerary')).toBe(JSON.stringify([inn]))
  expect(lastSeen('t', 'ann')).toEqual([])
})

test('PLAN-05 a saved trip is kept as it was seen last, and is no draft', () => {
  keepItinerary(trip, 'ann')
  expect(lastSeen('t', 'ann')).toEqual([{ ...inn, id: 'a', date: '2027-04-12', time: '15:00' }])
  expect(lastSeen('u', 'ann')).toEqual([])
  expect(lastSeen('t', 'ben')).toEqual([])
  expect(draftItems('ann')).toEqual([])
})

test('PLAN-08 items of a draft are not lost to a saved trip that is opened', () => {
  stored.set('itinerary', JSON.stringify([inn]))
  keepItinerary(trip, 'ann')
  expect(draftItems('ann')).toMatchObject([{ name: 'Inn' }])
})

test('PLAN-06 an item joins a trip under an id of its own, on its day', () => {
  const item = asTripItem({ ...inn, type: 'hotel', date: '2027-04-12' })
  expect(item).toMatchObject({ name: 'Inn', price: 120, day: '2027-04-12', time: null })
  expect(item.id).toMatch(/^[0-9a-f-]{36}$/)
})
