import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { addToDraft, takeFromDraft } from './add-to-draft.ts'
import { unownedItems } from './kept-itinerary.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', { localStorage: memoryStorage(stored) })
  return () => vi.unstubAllGlobals()
})

const lisbon = { ref: 'lisbon', name: 'Lisbon' }
const tower = {
  type: 'attraction',
  name: 'Belém Tower',
  price: 24,
  source: 'dining:embedded:lisbon/belem-tower',
} as const

test('F25 a sight of a guide begins the draft of a visitor, once, with its price', () => {
  expect(addToDraft(tower, lisbon)).toBe('added')
  expect(addToDraft(tower, lisbon)).toBe('there')
  expect(unownedItems()).toMatchObject([tower])
  expect(stored.get('selectedDestination')).toBe('Lisbon')
  expect(JSON.parse(stored.get('selectedPlace') ?? '')).toMatchObject({ ref: 'lisbon' })
})

test('F25 what was added can be taken out again, and an empty draft goes nowhere', () => {
  const louvre = { ...tower, name: 'Louvre', source: 'dining:embedded:paris/louvre' }
  addToDraft(tower, lisbon)
  addToDraft(louvre, { ref: 'paris', name: 'Paris' })
  takeFromDraft(louvre, { name: 'Paris' })
  expect(unownedItems()).toMatchObject([tower])
  expect(stored.get('selectedDestination')).toBe('Lisbon')
  takeFromDraft(tower, lisbon)
  expect(unownedItems()).toEqual([])
  expect(stored.has('selectedDestination')).toBe(false)
  expect(stored.has('selectedPlace')).toBe(false)
})

test('F25 a sight of another place joins the draft and leaves its destination', () => {
  addToDraft(tower, lisbon)
  const louvre = { ...tower, name: 'Louvre', source: 'dining:embedded:paris/louvre' }
  expect(addToDraft(louvre, { ref: 'paris', name: 'Paris' })).toBe('added')
  expect(unownedItems()).toHaveLength(2)
  expect(stored.get('selectedDestination')).toBe('Lisbon')
})

test.each(['draft-owner', 'itinerary-trip'])(
  'F25 what belongs to an account (%s) is left as it is',
  (name) => {
    stored.set(name, 'ann')
    stored.set('itinerary', '[]')
    expect(addToDraft(tower, lisbon)).toBe('foreign')
    expect([...stored]).toEqual([
      [name, 'ann'],
      ['itinerary', '[]'],
    ])
  },
)

test('F25 a browser without storage gets a message', () => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    },
  })
  expect(addToDraft(tower, lisbon)).toBe('full')
})
