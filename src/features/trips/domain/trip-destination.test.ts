import { expect, test } from 'vitest'
import { namedOnly, nearestPlace } from './trip-destination.ts'

const place = (name: string, lat: number, lng: number) => ({ ...namedOnly(name), lat, lng })
const places = [place('Paris', 48.86, 2.35), place('Rome', 41.9, 12.5)]

test('PLAN-07 a point lies in the nearest of a trip’s places, in whatever order they stand', () => {
  expect(nearestPlace(places, { lat: 41.89, lng: 12.49 }, 150)).toBe(1)
  expect(nearestPlace(places, { lat: 48.8, lng: 2.12 }, 150)).toBe(0)
  expect(nearestPlace(places.toReversed(), { lat: 48.8, lng: 2.12 }, 150)).toBe(1)
})

test('PLAN-07 a point far from all places lies in none, and a place without coordinates is none', () => {
  expect(nearestPlace(places, { lat: 43.7, lng: -79.4 }, 150)).toBeUndefined()
  expect(nearestPlace([namedOnly('Home'), ...places], { lat: 41.89, lng: 12.49 }, 150)).toBe(2)
  expect(nearestPlace([namedOnly('Home')], { lat: 0, lng: 0 }, 150)).toBeUndefined()
})
