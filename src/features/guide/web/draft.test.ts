import { expect, test } from 'vitest'
import { decided, keptCount, openBeside, takenOf, verdictIn, type TripDraft } from './draft.ts'
import { addedByDraft, partsOfDraft } from './draft-cost.ts'

const change = (op: 'add' | 'remove' | 'move' | 'replace', id: string, price: number) => ({
  op,
  item: {
    id,
    type: 'attraction',
    name: id,
    day: '2027-05-10',
    time: '10:00',
    durationMinutes: 60,
    nights: null,
    price,
    location: '',
    lat: null,
    lng: null,
    source: null,
  },
  ...(op === 'replace' ? { replaces: 'old' } : {}),
  reason: '',
})
const draft: TripDraft = {
  proposal: {
    id: 'p',
    tripId: 't',
    planId: null,
    days: [
      {
        day: 1,
        date: null,
        veiled: false,
        changes: [change('add', 'a', 20), change('remove', 'b', 5)],
      },
      {
        day: 2,
        date: null,
        veiled: false,
        changes: [change('replace', 'c', 30), change('move', 'd', 9)],
      },
    ],
  },
  verdicts: {},
}
const itemOf = (id: string) =>
  new Map([
    ['b', { name: 'b', price: 8, type: 'attraction' as const, day: '2027-05-10' }],
    ['old', { name: 'old', price: 12, type: 'restaurant' as const, day: '2027-05-11' }],
  ]).get(id)
const taken = (of: TripDraft) => takenOf(of).map(({ index }) => index)

test('G4 what one press saves: all that is open, or what was accepted', () => {
  expect(taken(draft)).toEqual([0, 1, 2, 3])
  const without = decided(draft, 1, 'rejected')
  expect(taken(without)).toEqual([0, 2, 3])
  const one = decided(without, 2, 'accepted')
  expect(taken(one)).toEqual([2])
  // The press says how many it leaves.
  expect([draft, without, one].map(openBeside)).toEqual([0, 0, 2])
  expect(taken(decided(without, 1, 'rejected'))).toEqual([0, 1, 2, 3])
})

test('G4 what a draft adds: what comes, less what the trip says that goes', () => {
  expect(addedByDraft(draft, itemOf)).toBe(20 - 8 + (30 - 12))
  expect(addedByDraft(decided(draft, 0, 'rejected'), itemOf)).toBe(-8 + 18)
})

test('G4 each part of it says whose price it is, and of which day: what is replaced as well as what comes', () => {
  const parts = partsOfDraft(draft, itemOf).map(({ item, price }) => [item.type, item.day, price])
  expect(parts).toEqual([
    ['attraction', '2027-05-10', 20],
    ['attraction', '2027-05-10', -8],
    ['restaurant', '2027-05-11', -12],
    ['attraction', '2027-05-10', 30],
    // Moved within the trip it costs what it did.
    ['attraction', '2027-05-10', -9],
    ['attraction', '2027-05-10', 9],
  ])
})

test('G4 a rejected line is no change of the proposal any more, nor its day where it was the only one', () => {
  const countOf = (one: TripDraft) => keptCount(one.proposal, (index) => verdictIn(one, index))
  expect(countOf(draft)).toEqual({ changes: 4, days: 2 })
  const one = decided(draft, 2, 'rejected')
  expect(countOf(one)).toEqual({ changes: 3, days: 2 })
  expect(countOf(decided(one, 3, 'rejected'))).toEqual({ changes: 2, days: 1 })
  expect(countOf(decided(one, 2, 'rejected'))).toEqual({ changes: 4, days: 2 })
})
