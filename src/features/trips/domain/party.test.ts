import { expect, test } from 'vitest'
import { childPricesNote } from './child-prices.ts'
import { roomsFor } from './party.ts'

test.each([
  [{ adults: 1, children: [] }, 1],
  [{ adults: 2, children: [] }, 1],
  [{ adults: 2, children: [4, 7] }, 1],
  [{ adults: 3, children: [6] }, 2],
  [{ adults: 2, children: [2, 4, 6, 8] }, 2],
  // Children are never alone in a room.
  [{ adults: 1, children: [2, 4, 6, 8] }, 1],
])(
  'A5 %j needs %i rooms in a plan, in the finder and after a change of the party',
  (party, rooms) => {
    expect(roomsFor(party)).toBe(rooms)
  },
)

test('A2 a sum that counts children at the adult price says so; a booked one and one of the group do not', () => {
  const family = { adults: 2, children: [6] }
  const ticket = { status: 'planned', basis: 'person', quantity: 3, price: 60 } as const
  expect(childPricesNote([ticket], family)).toContain('adult price')
  expect(childPricesNote([ticket], { adults: 3, children: [] })).toBe('')
  const others = [
    { ...ticket, status: 'booked' as const },
    { ...ticket, basis: 'group' as const },
    { ...ticket, price: 0 },
  ]
  expect(childPricesNote(others, family)).toBe('')
})
