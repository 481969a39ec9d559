import { expect, test } from 'vitest'
import { namedOnly, nearestPlace } from './trip-destination.ts'

const place = (name: string, lat: number, lng: number) => ({ ...namedOnly(name), lat, lng })
const places = [place('Paris', 48.86, 2.35), place('Rome', 41.9, 12.5)]

test('PLAN-07 a stop lies in the nearest of a trip’s places, also where it stands between them', () => {
  expect(nearestPlace(places, { lat: 41.89, lng: 12.49 })?.name).toBe('Rome')
  expect(nearestPlace(places, { lat: 48.8, lng: 2.12 })?.name).toBe('Paris')
  expect(nearestPlace(places.toReversed(), { lat: 48.8, lng: 2.12 })?.name).toBe('Paris')
})

test('PLAN-07 of places without coordinates, the first is nearest', () => {
  const named = [namedOnly('Home'), ...places]
  expect(nearestPlace(named, { lat: 41.89, lng: 12.49 })?.name).toBe('Rome')
  expect(nearestPlace([namedOnly('Home'), namedOnly('Away')], { lat: 0, lng: 0 })?.name).toBe(
    'Home',
  )
  expect(nearestPlace([], { lat: 0, lng: 0 })).toBeUndefined()
})
