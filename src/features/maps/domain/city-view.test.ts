import { array, assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { bearingOf, cityView, farGroups } from './city-view.ts'

const point = record({
  lat: double({ min: -75, max: 75, noNaN: true }),
  lng: double({ min: -180, max: 180, noNaN: true }),
})

const lisbon = [
  ['Castle', 38.7139, -9.1335],
  ['Alfama', 38.712, -9.13],
  ['Rossio', 38.7139, -9.1394],
  ['Chiado', 38.7107, -9.1421],
  ['Belém Tower', 38.6916, -9.216],
  ['Jerónimos', 38.6979, -9.2068],
  ['Oceanário', 38.7636, -9.0937],
  ['Pena Palace', 38.7876, -9.3906],
  ['Moorish Castle', 38.7925, -9.3894],
].map(([name, lat, lng]) => ({ name: String(name), lat: Number(lat), lng: Number(lng) }))

test('MAP-04 a map begins with most of the places, and every place is near or far', () => {
  assert(
    property(array(point, { maxLength: 30 }), (places) => {
      const { near, far } = cityView(places)
      const all = new Set([...near, ...far])
      const isMost = near.length * 2 > places.length || places.length === 0
      return isMost && near.length + far.length === places.length && all.size === places.length
    }),
  )
})

test('MAP-04 a map of Lisbon begins with the city; Sintra stands at its edge, 25 km to the north-west', () => {
  const view = cityView(lisbon)
  expect(view.far.map(({ name }) => name)).toEqual(['Pena Palace', 'Moorish Castle'])
  const [sintra, ...others] = farGroups(view)
  expect(others).toEqual([])
  expect(sintra?.places).toHaveLength(2)
  expect(sintra?.km).toBeGreaterThan(20)
  expect(sintra?.km).toBeLessThan(26)
  expect(sintra?.bearing).toBeGreaterThan(270)
  expect(sintra?.bearing).toBeLessThan(330)
})

test('MAP-04 of two places, of one town and of an even spread nothing is left out', () => {
  expect(cityView(lisbon.slice(6, 8)).far).toEqual([])
  expect(cityView(lisbon.slice(0, 4)).far).toEqual([])
  const spread = Array.from({ length: 9 }, (_, at) => ({
    lat: Math.floor(at / 3) / 5,
    lng: (at % 3) / 5,
  }))
  expect(cityView(spread).far).toEqual([])
})

test('MAP-04 a way is told clockwise from north', () => {
  const middle = { lat: 40, lng: 10 }
  expect(bearingOf(middle, { lat: 41, lng: 10 })).toBeCloseTo(0)
  expect(bearingOf(middle, { lat: 40, lng: 11 })).toBeCloseTo(90)
  expect(bearingOf(middle, { lat: 40, lng: 9 })).toBeCloseTo(270)
})
