import fc from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { positionsAt } from './positions-at.ts'

const moves = fc.array(fc.record({ at: fc.nat(), count: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 40,
})

test('PLAN-07 whatever is put wherever into a day stands there, and every gap takes another', () => {
  fc.assert(
    fc.property(moves, (sequence) => {
      let day: { position: string }[] = []
      for (const { at, count } of sequence) {
        const index = at % (day.length + 1)
        const keys = positionsAt(day, index, count)
        day = [
          ...day.slice(0, index),
          ...keys.map((position) => ({ position })),
          ...day.slice(index),
        ]
        const order = day.map(({ position }) => position)
        expect(order).toEqual([...order].toSorted((a, b) => (a < b ? -1 : 1)))
        expect(new Set(order).size).toBe(order.length)
      }
      for (const { position } of day) {
        expect(generateKeyBetween(position, null) > position).toBe(true)
        expect(position.length).toBeLessThanOrEqual(200)
      }
    }),
  )
})

test('PLAN-07 beside something that the server has not placed yet, what it has placed decides', () => {
  const [key = ''] = positionsAt([{ position: 'a0' }, { position: '~' }], 2, 1)
  expect(key > 'a0' && key < '~').toBe(true)
})

test('PLAN-07 between two at one key the new one stands behind both', () => {
  const [key = ''] = positionsAt([{ position: 'a0' }, { position: 'a0' }, { position: 'a1' }], 1, 1)
  expect(key > 'a0' && key < 'a1').toBe(true)
})
