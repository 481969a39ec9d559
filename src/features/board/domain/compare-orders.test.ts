import { expect, test } from 'vitest'
import { compareOrders } from './compare-orders.ts'

const best = {
  stops: [
    { itemId: 'b', start: '09:00' },
    { itemId: 'meal:lunch', start: '12:00' },
    { itemId: 'a', start: '14:00' },
  ],
  problem: {
    travel: {
      ids: [null, 'a', 'b'],
      minutes: [
        [0, 30, 5],
        [10, 0, 20],
        [40, 20, 0],
      ],
    },
  },
}

test('E1 the planned order and the proposed one are compared by one table of travel times', () => {
  const own = [
    { id: 'a', time: '09:00' },
    { id: 'bed', time: null },
    { id: 'b', time: '14:00' },
  ]
  expect(compareOrders(own, best)).toEqual({
    isOrder: false,
    isDay: false,
    before: 30 + 20 + 40,
    after: 5 + 20 + 10,
  })
})

test('E1 a day that is in its best order already is told so; other times alone are another thing', () => {
  const own = [
    { id: 'b', time: '09:00' },
    { id: 'a', time: '14:00' },
  ]
  expect(compareOrders(own, best)).toMatchObject({ isOrder: true, isDay: true })
  const late = own.map((one) => ({ ...one, time: '15:00' }))
  expect(compareOrders(late, best)).toMatchObject({ isOrder: true, isDay: false })
})
