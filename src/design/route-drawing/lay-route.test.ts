import { expect, test } from 'vitest'
import { layChips } from './lay-chips.ts'
import { layRoute } from './lay-route.ts'

const castle = { lat: 38.7139, lng: -9.1335 }
const alfama = { lat: 38.7118, lng: -9.13 }
const square = { lat: 38.7075, lng: -9.1364 }
const belem = { lat: 38.6916, lng: -9.216 }

test('stops stand to each other as on the ground: north up, distances to scale', () => {
  const { stops, metresPerPixel } = layRoute([castle, alfama, square], 344)
  const [one, two, three] = stops.map(({ at }) => at)
  if (!one || !two || !three) throw new Error('Three stops')
  expect(one.y).toBeLessThan(two.y)
  expect(three.x).toBeLessThan(two.x)
  const metres = Math.hypot(two.x - one.x, two.y - one.y) * metresPerPixel
  expect(metres).toBeGreaterThan(370)
  expect(metres).toBeLessThan(395)
})

test('a stop far off stands at the rim in its direction; marks never cover each other', () => {
  const near = [castle, alfama, square, { ...castle, lat: castle.lat + 0.0001 }]
  const { stops, width, height } = layRoute([...near, belem], 344)
  expect(stops.map(({ isFar }) => isFar)).toEqual([false, false, false, false, true])
  expect(stops.at(-1)?.at.x).toBeLessThan(width / 4)
  const marks = stops.map(({ mark }) => mark)
  for (const [at, one] of marks.entries()) {
    expect(one.y).toBeLessThan(height)
    for (const other of marks.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24)
  }
})

test('a mark that stands for several stops has all of them in the picture, and only what is out of town at the rim', () => {
  const days = [[castle, alfama], [belem], [{ lat: 38.7876, lng: -9.3906 }]]
  const marks = days.flatMap(([first]) => first ?? [])
  const frame = { least: 160, most: 160, parts: days, farKm: 15 }
  const { stops, spot, width, height } = layRoute(marks, 344, frame)
  expect(height).toBe(160)
  expect(stops.map(({ isFar }) => isFar)).toEqual([false, false, true])
  for (const stop of [castle, alfama, belem]) {
    expect(spot(stop).x).toBeGreaterThan(0)
    expect(spot(stop).x).toBeLessThan(width)
    expect(spot(stop).y).toBeGreaterThan(0)
    expect(spot(stop).y).toBeLessThan(height)
  }
})

test('far stops that lie together have one chip with their distance, within the picture and clear of the marks', () => {
  const near = [castle, alfama, square, { ...castle, lng: castle.lng + 0.004 }]
  const sintra = [
    { lat: 38.7876, lng: -9.3906 },
    { lat: 38.793, lng: -9.389 },
  ]
  const laid = layRoute([...near, ...sintra], 370)
  const names = ['a', 'b', 'c', 'd', 'Pena Palace', 'Regaleira']
  const far = (km: number) => `${Math.round(km)} km`
  const stops = layChips(laid, { names, far, isGrouped: true })
  expect(stops.map(({ chip }) => chip?.says)).toEqual([
    ...near.map(() => undefined),
    ...sintra.map(() => 'Pena Palace +1, 24 km'),
  ])
  const { mark, chip } = stops.at(-1) ?? {}
  const half = (chip?.width ?? 0) / 2
  expect((mark?.x ?? 0) - half).toBeGreaterThanOrEqual(0)
  expect((mark?.x ?? 0) + half).toBeLessThanOrEqual(370)
  for (const { mark: other } of stops.slice(0, near.length))
    expect(
      Math.abs(other.y - (mark?.y ?? 0)) > 28 || Math.abs(other.x - (mark?.x ?? 0)) > half,
    ).toBe(true)
  const alone = layChips(laid, { names, far, isGrouped: false })
  expect(new Set(alone.flatMap(({ chip: own }) => own?.says ?? [])).size).toBe(2)
})
