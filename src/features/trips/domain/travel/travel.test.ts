import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityPaces, paceNear, usualPace } from '#platform/shared/city-paces.ts'
import { ferryWait, islandOf } from './crossing.ts'
import { legBetween } from './leg.ts'
import { wayOfLeg } from './leg-words.ts'
import { minutesFor, type TravelMode } from './travel-minutes.ts'
import { kmBetween, wayBetween, wayMinutes } from './way-between.ts'
import { islands } from '#platform/shared/ferry-islands.ts'

const modes: readonly TravelMode[] = ['foot', 'transit', 'car']
const mode = fc.constantFrom(...modes)
const pace = fc.constantFrom(usualPace, ...cityPaces)
const km = fc.double({ min: 0, max: 400, noNaN: true })
const fixed = { seed: 22, numRuns: 100 }

/** Where water is met: around the islands, on them and beside them. */
const point = fc
  .tuple(
    fc.constantFrom(...islands),
    fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  )
  .map(([{ circle, ring }, north, east]) => {
    const [lat, lng] = circle ? [circle.lat, circle.lng] : (ring?.[0] ?? [0, 0])
    return { lat: lat + north, lng: lng + east }
  })

const rialto = { lat: 45.438, lng: 12.3359 }
const murano = { lat: 45.4583, lng: 12.3536 }
const burano = { lat: 45.4853, lng: 12.4167 }
const unionStation = { lat: 43.6452, lng: -79.3806 }
const centreville = { lat: 43.6204, lng: -79.3737 }

describe('E1 travel times', () => {
  test('the farther, the longer; nowhere is no way', () => {
    fc.assert(
      fc.property(mode, pace, km, km, (by, city, a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)]
        expect(minutesFor(near, by, city)).toBeLessThanOrEqual(minutesFor(far, by, city))
      }),
      fixed,
    )
    for (const by of modes) expect(minutesFor(0, by)).toBe(0)
  })

  test('as long back as there, and never longer than by way of a third place, over water too', () => {
    fc.assert(
      fc.property(mode, pace, point, point, point, (by, city, a, b, c) => {
        const way = (from: typeof a, to: typeof a): number =>
          wayBetween(from, to, { mode: by, pace: city }).minutes
        expect(way(a, b)).toBe(way(b, a))
        expect(way(a, a)).toBe(0)
        // The distance itself is rounded in its last bits.
        expect(way(a, b)).toBeLessThanOrEqual(way(a, c) + way(c, b) + 1)
      }),
      fixed,
    )
  })

  test('waits for ferries never grow by leaving out a place', () => {
    fc.assert(
      fc.property(mode, point, point, point, (by, a, b, c) => {
        const wait = (from: typeof a, to: typeof a): number => ferryWait(from, to, by) ?? 0
        expect(wait(a, b)).toBeLessThanOrEqual(wait(a, c) + wait(c, b))
      }),
      fixed,
    )
  })

  test('no ride is longer than the walk', () => {
    fc.assert(
      fc.property(pace, km, (city, way) => {
        const walk = minutesFor(way, 'foot', city)
        expect(minutesFor(way, 'transit', city)).toBeLessThanOrEqual(walk)
        expect(minutesFor(way, 'car', city)).toBeLessThanOrEqual(walk)
      }),
      fixed,
    )
  })

  test('figures: 500 m, 5 km across town, 40 km out of it', () => {
    const figures = modes.map((by) => [0.5, 5, 40].map((way) => Math.round(minutesFor(way, by))))
    expect(figures).toEqual([
      [9, 87, 693],
      [9, 24, 77],
      [9, 19, 62],
    ])
  })

  test('each of the 24 destinations has its own pace; elsewhere the usual one counts', () => {
    expect(new Set(cityPaces.map(({ city }) => city)).size).toBe(24)
    expect(paceNear({ lat: 35.7, lng: 139.75 })).toMatchObject({ city: 'tokyo' })
    expect(paceNear({ lat: 52.52, lng: 13.4 })).toBe(usualPace)
    expect(paceNear({ lat: null, lng: null })).toBe(usualPace)
    const across = (city: string, by: TravelMode): number =>
      Math.round(
        minutesFor(
          5,
          by,
          cityPaces.find((one) => one.city === city),
        ),
      )
    // Paris has its metro; Bali has none; New York has its traffic.
    expect([across('paris', 'transit'), across('bali', 'transit')]).toEqual([21, 33])
    expect([across('new-york', 'car'), across('banff', 'car')]).toEqual([24, 18])
  })

  test('water between two stops adds the wait for the ferry, and says so', () => {
    expect(wayBetween(unionStation, centreville)).toMatchObject({ minutes: 39, ferryWait: 20 })
    expect(wayBetween(unionStation, { lat: 43.6426, lng: -79.3871 }).ferryWait).toBeUndefined()
    expect(ferryWait(rialto, murano, 'transit')).toBe(15)
    expect(ferryWait(murano, burano, 'transit')).toBe(35)
    expect(legBetween(unionStation, centreville)).toMatchObject({ byFerry: true })
  })

  test('cars take the bridge where there is one', () => {
    const battery = { lat: 40.7033, lng: -74.017 }
    const snugHarbor = { lat: 40.6425, lng: -74.1026 }
    expect(ferryWait(battery, snugHarbor, 'transit')).toBe(20)
    expect(ferryWait(battery, snugHarbor, 'car')).toBeUndefined()
    const hagiaSophia = { lat: 41.0085, lng: 28.9799 }
    const kadikoy = { lat: 40.9903, lng: 29.0291 }
    expect(ferryWait(hagiaSophia, kadikoy, 'transit')).toBe(12)
    expect(ferryWait(hagiaSophia, { lat: 41.0256, lng: 28.9741 }, 'transit')).toBeUndefined()
  })

  test('a shore is not its island', () => {
    const mainland = [
      ['Bayonne', 40.6687, -74.1143],
      ['Jersey City', 40.7178, -74.0431],
      ['Bay Ridge', 40.634, -74.035],
      ['Belém', 38.6916, -9.216],
      ['Château Frontenac', 46.812, -71.205],
      ['Harbourfront Centre', 43.6388, -79.3816],
      ['Brooklyn Bridge Park', 40.7015, -73.9972],
      ['Malé', 4.1755, 73.5093],
      ['Hulhumalé', 4.2133, 73.5455],
      ['Sanur', -8.6848, 115.2654],
      ['Oia', 36.4618, 25.3755],
      ['Rawai', 7.7743, 98.3256],
      ['Lighthouse Park', 49.3305, -123.2631],
      ['Fondamente Nove', 45.4425, 12.3445],
      ['Rialto', rialto.lat, rialto.lng],
      ['Alki Beach', 47.5798, -122.4092],
      ['Beşiktaş', 41.042, 29.007],
    ] as const
    for (const [name, lat, lng] of mainland)
      expect([name, islandOf({ lat, lng })?.name]).toEqual([name, undefined])
    const afloat = [
      ['Almada', 38.67857, -9.1713],
      ['Lévis', 46.81, -71.18],
      ['Nusa Penida', -8.7505, 115.4742],
      ['Nusa Penida', -8.7751, 115.6202],
      ['Nusa Lembongan', -8.6904, 115.4286],
      ['Nusa Penida', -8.7153, 115.4583],
      ['Bainbridge Island', 47.7078, -122.5485],
      ['Phi Phi Islands', 7.6777, 98.7655],
      ['Ko Yao', 8.1205, 98.6165],
      ['Ellis Island', 40.69945, -74.0396],
      ['Lido di Venezia', 45.418, 12.37],
      ['Maafushi', 3.9462, 73.4903],
    ] as const
    for (const [name, lat, lng] of afloat) expect(islandOf({ lat, lng })?.name).toBe(name)
  })

  test('what is not on the map has no way', () => {
    const here = { lat: 38.7, lng: -9.1 }
    expect(wayMinutes(here, { lat: null, lng: null })).toBeUndefined()
    expect(kmBetween({ lat: null, lng: 1 }, here)).toBeUndefined()
    expect(wayMinutes(here, here)).toBe(0)
  })

  test('a leg is walked where a ride is hardly sooner there', () => {
    const castle = { lat: 38.7139, lng: -9.1335 }
    const to = (lat: number, lng: number) => wayOfLeg(legBetween(castle, { lat, lng }))
    expect(to(38.7101, -9.1328)).toEqual({ how: 'foot', minutes: 8, words: '8 min on foot' })
    expect(to(38.7045, -9.1335)).toMatchObject({ how: 'foot', minutes: 19 })
    expect(to(38.6916, -9.216)).toEqual({ how: 'ride', minutes: 31, words: 'Transit, 31 min' })
    expect(wayOfLeg(legBetween(unionStation, centreville)).words).toBe('Ferry, 39 min')
  })
})
