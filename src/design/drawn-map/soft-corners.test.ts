import { expect, test } from 'vitest'
import { softCorners } from './soft-corners.ts'

test('a large park has round corners, a square garden keeps its own', () => {
  const garden = [
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
    [0, 0.01],
  ] as const
  expect(softCorners(garden)).toBe(garden)
  const wood = garden.map(([x, y]) => [10 * x, 10 * y] as const)
  const soft = softCorners(wood)
  expect(soft).toHaveLength(16)
  expect(soft).not.toContainEqual([0, 0])
})
