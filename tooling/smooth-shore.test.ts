import { expect, test } from 'vitest'
import { smoothShore } from './smooth-shore.mjs'

type Point = readonly [number, number]
const box = [0, 0, 10, 10] as const
const bay: readonly Point[] = [
  [0, 2],
  [2, 3],
  [4, 3.2],
  [6, 2],
  [8, 1.5],
  [10, 2],
  [10, 0],
  [0, 0],
]

test('a shore bends through the points that were drawn, and the edge of the box stays straight', () => {
  const smooth: readonly Point[] = smoothShore(bay, true, box)
  for (const point of bay) expect(smooth).toContainEqual(point)
  // Five pieces of shore in four each; three edges of the box in one.
  expect(smooth).toHaveLength(5 * 4 + 3)
  for (const [x, y] of smooth) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(10)
    expect(y).toBeLessThan(3.4)
  }
  const turns = smooth.slice(1, 20).map(([x, y], at) => {
    const [ax = 0, ay = 0] = smooth[at] ?? []
    const [bx = 0, by = 0] = smooth[at + 2] ?? []
    return Math.abs(Math.atan2(by - y, bx - x) - Math.atan2(y - ay, x - ax))
  })
  expect(Math.max(...turns)).toBeLessThan(0.35)
})

test('a basin keeps its corners, and a river its ends', () => {
  const basin: readonly Point[] = [
    [1, 1],
    [3, 1],
    [3, 2],
    [1, 2],
  ]
  const smooth: readonly Point[] = smoothShore(basin, true, box)
  for (const [x, y] of smooth) expect(x === 1 || x === 3 || y === 1 || y === 2).toBe(true)
  const river: readonly Point[] = smoothShore(bay.slice(1, 4), false, box)
  expect([river[0], river.at(-1)]).toEqual([bay[1], bay[3]])
})
