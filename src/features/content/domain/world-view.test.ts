import { expect, test } from 'vitest'
import { greatCircle, intoWorld, onWorld, worldSize } from './world-view.ts'

const newYork = { lat: 40.7128, lng: -74.006 }
const tokyo = { lat: 35.68, lng: 139.7 }

test('HOME-05 New York is in the middle, and one turn of the globe is 1,024 units: zoom 2', () => {
  expect(onWorld(newYork)).toEqual({ x: worldSize.width / 2, y: worldSize.height / 2 })
  const round = onWorld({ lat: 0, lng: 180 }).x - onWorld({ lat: 0, lng: -180 }).x
  expect(round).toBeCloseTo(256 * 2 ** 2)
})

test('HOME-05 what lies east of the window comes in from the west', () => {
  expect(onWorld(intoWorld(tokyo)).x).toBeGreaterThan(0)
  expect(onWorld(intoWorld(tokyo)).x).toBeLessThan(onWorld(newYork).x)
  expect(intoWorld({ lat: 48.9, lng: 2.4 })).toEqual({ lat: 48.9, lng: 2.4 })
})

test('HOME-05 the way to Tokyo goes over Alaska and ends at its pin', () => {
  const points = [...greatCircle(newYork, tokyo).matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
  const end = onWorld(intoWorld(tokyo))
  expect(points.at(-1)).toEqual({ x: Math.round(end.x), y: Math.round(end.y) })
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(onWorld({ lat: 65, lng: 0 }).y)
  for (const [index, { x }] of points.entries())
    expect(Math.abs(x - (points[index - 1] ?? { x }).x)).toBeLessThan(100)
})
