import { expect, test } from 'vitest'
import { leastNights, shareNights, shorterOrder } from './share-nights.ts'

const heart = (usual: number) => ({ usual, tier: 1 })
const asked = (usual: number, fixed?: number) => ({ usual, tier: 0, fixed })

test('G4 nights go to the heart of a route first, to the rest with time to spare, and add up', () => {
  const japan = [heart(4), { usual: 1, tier: 3 }, heart(3), heart(2), { usual: 1, tier: 2 }]
  expect(shareNights(japan, 9)).toEqual([4, 0, 3, 2, 0])
  expect(shareNights(japan, 11)).toEqual([4, 1, 3, 2, 1])
  expect(shareNights(japan, 4)).toEqual([4, 0, 0, 0, 0])
  for (let nights = 1; nights < 25; nights += 1)
    expect(shareNights(japan, nights).reduce((sum, one) => sum + one, 0)).toBe(nights)
})

test('G4 what was asked for stays in, what was said stands', () => {
  expect(shareNights([asked(4), asked(3), asked(3)], 3)).toEqual([1, 1, 1])
  expect(shareNights([asked(4, 3), asked(3), asked(3)], 9)).toEqual([3, 3, 3])
  expect(shareNights([heart(4), heart(4), heart(3)], 9, { most: 2 })).toEqual([5, 4, 0])
  expect(leastNights({ usual: 3, tier: 1 })).toBe(2)
})

test('G4 towns are put in another order only where it saves much of the way', () => {
  const line = [0, 300, 100, 400]
  const km = (a: number, b: number) => Math.abs((line[a] ?? 0) - (line[b] ?? 0))
  expect(shorterOrder(4, km)).toEqual([0, 2, 1, 3])
  const round = [0, 100, 200]
  expect(shorterOrder(3, (a, b) => Math.abs((round[a] ?? 0) - (round[b] ?? 0)))).toBeUndefined()
})
