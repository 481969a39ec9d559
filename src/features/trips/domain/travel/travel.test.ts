import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legBetween } from './leg.ts'
import { minutesFor, type TravelMode } from './travel-minutes.ts'
import { kmBetween, wayMinutes } from './way-between.ts'

const modes: readonly TravelMode[] = ['foot', 'transit', 'car']
const mode = fc.constantFrom(...modes)
const km = fc.double({ min: 0, max: 400, noNaN: true })
const point = fc.record({
  lat: fc.double({ min: 38, max: 40, noNaN: true }),
  lng: fc.double({ min: -10, max: -8, noNaN: true }),
})

describe('E1 travel times', () => {
  test('the farther, the longer; nowhere is no way', () => {
    fc.assert(
      fc.property(mode, km, km, (by, a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)]
        expect(minutesFor(near, by)).toBeLessThanOrEqual(minutesFor(far, by))
      }),
    )
    for (const by of modes) expect(minutesFor(0, by)).toBe(0)
  })

  test('as long back as there, and never longer than by way of a third place', () => {
    fc.assert(
      fc.property(mode, point, point, point, (by, a, b, c) => {
        expect(wayMinutes(a, b, by)).toBe(wayMinutes(b, a, by))
        const detour = (wayMinutes(a, c, by) ?? NaN) + (wayMinutes(c, b, by) ?? NaN)
        expect(wayMinutes(a, b, by)).toBeLessThanOrEqual(detour + 1)
      }),
    )
  })

  test('no ride is longer than the walk', () => {
    fc.assert(
      fc.property(km, (way) => {
        expect(minutesFor(way, 'transit')).toBeLessThanOrEqual(minutesFor(way, 'foot'))
        expect(minutesFor(way, 'car')).toBeLessThanOrEqual(minutesFor(way, 'foot'))
      }),
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

  test('what is not on the map has no way', () => {
    const here = { lat: 38.7, lng: -9.1 }
    expect(wayMinutes(here, { lat: null, lng: null })).toBeUndefined()
    expect(kmBetween({ lat: null, lng: 1 }, here)).toBeUndefined()
    expect(wayMinutes(here, here)).toBe(0)
  })

  test('a leg says whether one walks, and what a ride costs', () => {
    const castle = { lat: 38.7139, lng: -9.1335 }
    expect(legBetween(castle, { lat: 38.7101, lng: -9.1328 })).toMatchObject({
      onFoot: true,
      priceCad: 0,
      minutes: 10,
    })
    expect(legBetween(castle, { lat: 38.6916, lng: -9.216 })).toMatchObject({
      onFoot: false,
      minutes: 35,
      priceCad: 5,
    })
  })
})
