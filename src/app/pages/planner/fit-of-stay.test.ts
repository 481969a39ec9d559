import { expect, test } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { distancesOf, wayFromBed } from './fit-of-stay.ts'

const almada = { lat: 38.68422, lng: -9.15492 }
const baixa = { lat: 38.7107, lng: -9.1366 }
const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }

const stopAt = (at: object, day: string) => ({
  nights: null,
  type: 'attraction',
  status: 'planned',
  day,
  ...at,
})

const tripWith = (...stops: readonly { readonly lat: number; readonly lng: number }[]) =>
  ({
    destinations: [lisbon],
    days: [
      {
        date: '2027-05-10',
        items: stops.map((at) => stopAt(at, '2027-05-10')),
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

const belem = { lat: 38.6977, lng: -9.2063 }
const alfama = { lat: 38.7126, lng: -9.1301 }
const sintra = { lat: 38.7876, lng: -9.3906 }

const daysAt = (...days: readonly (readonly object[])[]) =>
  ({
    destinations: [lisbon],
    days: days.map((items, at) => ({ items: items.map((one) => stopAt(one, `day ${at}`)) })),
    unscheduled: [],
  }) as unknown as TripView

test('STAY-02 a bed’s way is the mean one to the ends of each day: one stop that moves, an idea and a day out do not turn the town round', () => {
  const days = [[baixa, alfama], [alfama, baixa], [baixa, belem], [sintra]] as const
  const way = (trip: TripView, here: typeof baixa) => {
    const { minutes = 0, detour = 0 } = wayFromBed(trip, here) as Record<string, number>
    return { minutes, detour }
  }
  const before = daysAt(...days)
  expect(way(before, baixa).minutes).toBeLessThan(way(before, belem).minutes - 8)
  expect(way(before, baixa).detour).toBeLessThan(5)
  expect(way(before, almada).detour).toBeGreaterThan(18)
  const moved = daysAt([baixa, belem], ...days.slice(1))
  expect(Math.abs(way(moved, baixa).minutes - way(before, baixa).minutes)).toBeLessThan(6)
  expect(way(moved, baixa).minutes).toBeLessThan(way(moved, belem).minutes)
  const idea = { ...belem, status: 'idea' }
  const withIdea = daysAt([idea, baixa, alfama], ...days.slice(1))
  expect(way(withIdea, baixa)).toEqual(way(before, baixa))
  expect(distancesOf(daysAt([baixa, idea, idea]), baixa, 'day 0').km).toBe(0)
  expect(wayFromBed(daysAt(), almada)).toMatchObject({ overWater: true })
})
