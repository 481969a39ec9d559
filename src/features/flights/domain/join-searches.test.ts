import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinSearches } from './join-searches.ts'

const offer = fc.record({
  price: fc.integer({ min: 50, max: 900 }),
  minutes: fc.integer({ min: 40, max: 2000 }),
})
const searches = fc.array(fc.array(offer, { maxLength: 40 }), { maxLength: 20 })

test('FLY-02 searches of several airports become one list, cheapest first, and none is forgotten', () => {
  fc.assert(
    fc.property(searches, (lists) => {
      const joined = joinSearches(lists)
      const prices = joined.map(({ price }) => price)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(new Set(joined).size).toBe(joined.length)
      expect(joined.length).toBeLessThanOrEqual(Math.max(40, 96, 6 * lists.length))
      const all = lists.flat()
      expect(joined.every((one) => all.includes(one))).toBe(true)
      for (const list of lists) {
        const kept = list.filter((one) => joined.includes(one))
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(list.length, 4))
        for (const by of ['price', 'minutes'] as const)
          expect(Math.min(...kept.map((one) => one[by]))).toBe(
            Math.min(...list.map((one) => one[by])),
          )
      }
    }),
  )
})

test('FLY-02 what fits stays whole, and so does the search of one pair', () => {
  const list = Array.from({ length: 40 }, (_, at) => ({ price: 100 - at, minutes: at }))
  expect(joinSearches([list])).toHaveLength(40)
  expect(joinSearches([list, list.map((one) => ({ ...one }))])).toHaveLength(80)
})
