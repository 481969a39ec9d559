import { expect, test } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { distancesOf } from './fit-of-stay.ts'

const almada = { lat: 38.68422, lng: -9.15492 }
const baixa = { lat: 38.7107, lng: -9.1366 }
const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }

const tripWith = (...stops: readonly { readonly lat: number; readonly lng: number }[]) =>
  ({
    destinations: [lisbon],
    days: [
      {
        date: '2027-05-10',
        items: stops.map((at) => ({ ...at, nights: null, type: 'attraction', day: '2027-05-10' })),
      },
    ],
    unscheduled: [],
  }) as unknown as TripView

test('STAY-02 a river between a hotel and the stops counts, and so does one between it and the centre', () => {
  const across = distancesOf(tripWith(baixa), almada)
  expect(across.km).toBeGreaterThan(3)
  expect(across.km).toBeLessThan(4)
  expect(across.overWater).toBe(true)
  expect(distancesOf(tripWith(), almada)).toMatchObject({ km: undefined, overWater: true })
  expect(distancesOf(tripWith(baixa), lisbon).overWater).toBe(false)
  // Among stops on that side it is near.
  expect(distancesOf(tripWith(almada), almada)).toMatchObject({ km: 0, overWater: false })
})
