import { expect, test } from 'vitest'
import { partyFaults, partyOf, typedOf } from './typed-party.ts'

test.each([
  ['no adults', { adults: 0, children: 0, ages: [] }, 'adults', 'A trip needs at least one adult.'],
  ['forty', { adults: 40, children: 0, ages: [] }, 'adults', 'up to 9 people'],
  ['nothing', { adults: null, children: 0, ages: [] }, 'adults', 'whole number'],
  ['half an adult', { adults: 1.5, children: 0, ages: [] }, 'adults', 'whole number'],
  ['too many together', { adults: 5, children: 5, ages: [] }, 'children', 'up to 9 people'],
  ['forty children', { adults: 1, children: 40, ages: [] }, 'children', 'up to 9 people'],
  ['fewer than none', { adults: 1, children: -1, ages: [] }, 'children', 'whole number'],
] as const)('A1 a party of %s is refused in words at its field', (_, typed, field, words) => {
  expect(partyFaults(typed)[field]).toContain(words)
  expect(partyOf(typed)).toBeUndefined()
})

test.each([[-1], [18], [4.5], [null]])('A1 a child of %s years is refused at that child', (age) => {
  const typed = { adults: 2, children: 2, ages: [4, age] }
  expect(partyFaults(typed).ages).toEqual([undefined, 'Enter an age from 0 to 17.'])
  expect(partyOf(typed)).toBeUndefined()
})

test('A1 a right party has no fault; the ages of children taken away come back with them', () => {
  const party = { adults: 2, children: [4, 0] }
  expect(partyOf(typedOf(party))).toEqual(party)
  const fewer = { ...typedOf(party), children: 1 }
  expect(partyOf(fewer)).toEqual({ adults: 2, children: [4] })
  expect(partyOf({ ...fewer, children: 2 })).toEqual(party)
})
