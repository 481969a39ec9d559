import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateCost, nearbyTypes, type NearbyType } from './nearby-estimate.ts'

const types = Object.keys(nearbyTypes) as NearbyType[]

test('MAP-03 an estimate is a whole number inside the range of its type, the same each time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.string(),
      fc.option(fc.double({ min: 0, max: 5000, noNaN: true }), { nil: undefined }),
      (type, id, known) => {
        const cost = estimateCost(type, id, known)
        expect(Number.isInteger(cost)).toBe(true)
        expect(cost).toBeGreaterThanOrEqual(nearbyTypes[type].leastCad)
        expect(cost).toBeLessThanOrEqual(nearbyTypes[type].mostCad)
        expect(estimateCost(type, id, known)).toBe(cost)
      },
    ),
  )
})

test('MAP-03 a known price counts, and other places have other estimates', () => {
  expect(estimateCost('lodging', 'a', 180.4)).toBe(180)
  expect(estimateCost('lodging', 'a', 900)).toBe(299)
  const costs = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => estimateCost('airport', id, undefined)),
  )
  expect(costs.size).toBeGreaterThan(3)
})
