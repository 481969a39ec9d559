import { array, assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { fitFrame, partSpots } from './map-frame.ts'

const picture = { width: 360, height: 240, margin: 30 }
const point = record({
  lat: double({ min: -70, max: 70, noNaN: true }),
  lng: double({ min: -170, max: 170, noNaN: true }),
})

test('every point lies in the picture, inside its margin', () => {
  assert(
    property(array(point, { minLength: 1, maxLength: 20 }), (points) => {
      const { spot } = fitFrame(points, picture)
      return points
        .map(spot)
        .every(({ x, y }) => x >= 29.9 && x <= 330.1 && y >= 29.9 && y <= 210.1)
    }),
  )
})

test('north is up, east is right, and a single stop stands in the middle', () => {
  const louvre = { lat: 48.8606, lng: 2.3376 }
  const { spot } = fitFrame([louvre], picture)
  expect(spot(louvre)).toEqual({ x: 180, y: 120 })
  expect(spot({ ...louvre, lat: 48.87 }).y).toBeLessThan(120)
  expect(spot({ ...louvre, lng: 2.35 }).x).toBeGreaterThan(180)
})

test('marks on one spot are parted, those apart stay', () => {
  const [a, b, c] = partSpots(
    [
      { x: 50, y: 50 },
      { x: 50, y: 50 },
      { x: 200, y: 50 },
    ],
    20,
  )
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(
    20,
  )
  expect(c).toEqual({ x: 200, y: 50 })
})
