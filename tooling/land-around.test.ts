import { expect, test } from 'vitest'
import { landAround } from './land-around.mjs'
import { drawnTowns } from './points-on-land.mjs'

type Point = readonly [number, number]
interface Shape {
  readonly kind: string
  readonly name: string
  readonly points: readonly Point[]
}

const isInside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay]
    if (ay > y === by > y) return inside
    return x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside
  }, false)

/** A coast that runs from west to east at 1° north, with the sea south of it. */
const coast: Shape = {
  kind: 'land',
  name: 'Land',
  points: [
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 2],
    [0, 2],
  ],
}
const box = [0, 0, 2, 2]
const around = (points: readonly (readonly [number, number, boolean?])[]): readonly Shape[] =>
  landAround({ ground: 'water', box, shapes: [coast] }, points)

test('MAP-06 the shore bends softly around a sight that stood in the sea, and stays elsewhere', () => {
  const sight: Point = [1, 0.985]
  const [land] = around([sight])
  if (!land) throw new Error('The land is gone')
  expect(isInside(sight, land.points)).toBe(true)
  // It reaches a little beyond the sight, and a few kilometres along the shore.
  const bent = land.points.filter(([, y]) => y < 1)
  expect(Math.min(...bent.map(([, y]) => y))).toBeGreaterThan(0.98)
  expect(Math.min(...bent.map(([x]) => x))).toBeGreaterThan(0.94)
  expect(bent.length).toBeGreaterThan(6)
  for (const corner of coast.points.filter(([x]) => x !== 1))
    expect(land.points).toContainEqual(corner)
})

test('MAP-06 an island far from every coast is an islet, and what stands on land changes nothing', () => {
  const [islet, land] = around([[1, 0.5, true]])
  expect(land).toEqual(coast)
  expect(isInside([1, 0.5], islet?.points ?? [])).toBe(true)
  expect(around([[1, 1.5]])).toEqual([coast])
})

test('MAP-06 each drawn town has points that stand on land', () => {
  const towns = drawnTowns()
  expect(towns).toHaveLength(24)
  for (const { slug, points } of towns) expect(points.length, slug).toBeGreaterThan(40)
})
