import { array, assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { fitCamera, nearTurn } from './camera.ts'

const frame = { width: 700, height: 400, margin: 40 }
const point = record({
  lat: double({ min: -75, max: 75, noNaN: true }),
  lng: double({ min: -180, max: 180, noNaN: true }),
})

/** Where a camera draws a point, in pixels from the middle. */
function spotOf(
  { lat, lng }: { lat: number; lng: number },
  camera: { lat: number; lng: number; zoom: number },
) {
  const world = 512 * 2 ** camera.zoom
  const south = (degrees: number) =>
    0.5 - Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI)
  return {
    x: ((nearTurn(lng, camera.lng) - camera.lng) / 360) * world,
    y: (south(lat) - south(camera.lat)) * world,
  }
}

test('MAP-04 many markers fit: every point lies within the frame, wherever they are', () => {
  assert(
    property(array(point, { minLength: 1, maxLength: 12 }), (points) => {
      const camera = fitCamera(points, frame)
      if (!camera) return false
      // The whole world is wider than the frame; it is shown as far out as a map goes.
      if (camera.zoom === 0) return true
      return points.every((one) => {
        const { x, y } = spotOf(one, camera)
        return Math.abs(x) <= 310.5 && Math.abs(y) <= 160.5
      })
    }),
  )
})

test('MAP-04 a point a hair west of another is no place of its own', () => {
  const points = [0.006662607192993165, 0, -2.8421709430404014e-14].map((lng) => ({ lat: 0, lng }))
  expect(fitCamera(points, frame)?.lng).toBeCloseTo(0.0033, 4)
})

test('MAP-04 islands on both sides of the date line are neighbours', () => {
  const camera = fitCamera(
    [
      { lat: -17.7, lng: 178 },
      { lat: -13.8, lng: -172 },
    ],
    frame,
  )
  expect(camera?.lng).toBeCloseTo(-177, 5)
  expect(camera?.zoom).toBeGreaterThan(4)
})

test('MAP-04 one place stands in the middle and near, none is no camera', () => {
  const louvre = { lat: 48.8606, lng: 2.3376 }
  expect(fitCamera([louvre], frame)).toEqual({
    lat: expect.closeTo(louvre.lat, 6),
    lng: expect.closeTo(louvre.lng, 6),
    zoom: 15,
  })
  expect(fitCamera([], frame)).toBeUndefined()
})
