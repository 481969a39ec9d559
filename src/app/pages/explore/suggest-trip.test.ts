import { expect, test } from 'vitest'
import { suggestTrip } from './suggest-trip.ts'

const to = (...names: string[]) => ({
  destinations: names.map((name) => ({ ref: name.toLowerCase(), name })),
})
const [rome, paris] = [to('Rome'), to('Lyon', 'Paris')]
const texas = { destinations: [{ ref: 'c4717560', name: 'Paris' }] }
const typed = { destinations: [{ ref: null, name: 'Paris' }] }
const found = { ref: 'paris', name: 'Paris' }

test.each([
  ['the one that goes there, also as its second place', [rome, paris], paris],
  ['not another place of that name', [texas, rome, paris], paris],
  ['one of which only the name is known', [rome, typed], typed],
  ['the first, where none goes there', [rome, texas], rome],
  ['none where there is none', [], undefined],
])('RENT-05 DINE-03 the trip that is proposed is %s', (_, trips, expected) => {
  expect(suggestTrip(trips, found)).toBe(expected)
})
