import { memoryStorage } from '#tests/support/memory-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { draftItems, keepDraftItems, keepItinerary, lastSeen } from './kept-itinerary.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  const localStorage = memoryStorage(stored)
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const inn = { id: '1', type: 'hotel', name: 'Inn', description: '', location: 'Paris', price: 120 }
/** One price for the whole group. */
const one = (price: number) => ({ price, basis: 'group', unitPrice: price, quantity: 1 })
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
    { ...inn, ...one(120), day: '2027-04-12', time: '09:30' },
    { id: '1', type: 'other', name: 'Picnic', description: '', location: '', ...one(0) },
  ])
})

test('PLAN-05 unreadable storage counts as no items and is kept', () => {
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

test('PLAN-05 a saved trip is stored as last seen and is not a draft', () => {
  keepItinerary(trip, 'ann')
  expect(lastSeen('t', 'ann')).toEqual([
    { ...inn, ...one(120), id: 'a', day: '2027-04-12', time: '15:00' },
  ])
  expect(lastSeen('u', 'ann')).toEqual([])
  expect(lastSeen('t', 'ben')).toEqual([])
  expect(draftItems('ann')).toEqual([])
})

test('PLAN-08 items of a draft are not lost to a saved trip that is opened', () => {
  stored.set('itinerary', JSON.stringify([inn]))
  keepItinerary(trip, 'ann')
  expect(draftItems('ann')).toMatchObject([{ name: 'Inn' }])
})

test('A11 PLAN-05 an item is stored with all its fields', () => {
  const meal = { ...inn, type: 'restaurant' as const, price: 50, basis: 'person' as const }
  const whole = { ...meal, unitPrice: 25, quantity: 2, lat: 48.86, source: 'dining:x', link: null }
  keepDraftItems([{ ...whole, day: '2027-04-12', time: '19:00' }])
  expect(JSON.parse(stored.get('itinerary') ?? '')).toMatchObject([
    { ...meal, date: '2027-04-12', time: '19:00', quantity: 2 },
  ])
  const { link: _, ...kept } = whole
  expect(draftItems('ann')).toEqual([{ ...kept, day: '2027-04-12', time: '19:00' }])
})

test('A11 PLAN-05 a price that another script has written counts, for the group where it does not divide', () => {
  const meal = { ...inn, price: 50.01, basis: 'person', unitPrice: 25, quantity: 2 }
  stored.set('itinerary', JSON.stringify([meal]))
  expect(draftItems('ann')).toMatchObject([one(50.01)])
})
