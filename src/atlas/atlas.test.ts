import { expect, test } from 'vitest'
import { errorsOf } from './build/check-rows.ts'
import type { DestinationRows } from './destination-rows.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { atlas, compiled } from './testing/world.ts'

const { rows } = compiled

test('the hand-written tables have no fault, so that the build goes through', () => {
  expect(compiled.errors).toEqual([])
  expect(rows.map((row) => row.destination.slug)).toEqual(
    expect.arrayContaining(['new-york', 'paris', 'tokyo']),
  )
})

test('a destination has 25 sights or more', () => {
  for (const row of rows) expect(row.sights.length).toBeGreaterThanOrEqual(25)
})

test('well-known sights stand where they stand', () => {
  // Measured on public maps, not taken from the rows.
  const known = [
    ['paris', 'eiffel-tower', 48.8584, 2.2945],
    ['tokyo', 'tokyo-skytree', 35.7101, 139.8107],
    ['new-york', 'statue-of-liberty', 40.6892, -74.0445],
  ] as const
  for (const [city, slug, lat, lng] of known) {
    const sight = atlas.get(city)?.sights.find((row) => row.slug === slug)
    expect(sight && distanceKm(sight, { lat, lng }), slug).toBeLessThan(0.2)
  }
})

test('free text with a country behind a comma is understood', () => {
  expect(atlas.resolve('Tokyo, Japan')?.destination.slug).toBe('tokyo')
  expect(atlas.resolve('Paris, Texas')?.destination).toMatchObject({ countryCode: 'US' })
  expect(atlas.resolve('Qzxvbn')).toBeUndefined()
  expect(atlas.resolve('')).toBeUndefined()
})

test('a row outside its destination, twice in one spot or in an unknown district is named', () => {
  const paris = rows.find((row) => row.destination.slug === 'paris')
  const sight = paris?.sights[0]
  if (!paris || !sight) throw new Error('Paris has no sights')
  const planted: DestinationRows = {
    ...paris,
    sights: [...paris.sights, { ...sight, slug: 'twin' }, { ...sight, slug: 'far', lat: 45 }],
    hotels: paris.hotels.map((hotel) => ({ ...hotel, district: 'Nowhere' })),
  }
  const errors = errorsOf(planted).join('\n')
  expect(errors).toContain('sights/twin stand within 30 m')
  expect(errors).toContain('paris/sights/far')
  expect(errors).toContain('unknown district Nowhere')
})

test('FLY-02 F2 destinations and towns name an airport with known flights first', () => {
  const flown = new Set(atlas.facts.nonstops.flatMap(({ ends }) => ends))
  const unserved = [...atlas.destinations, ...atlas.facts.listed].filter(
    ({ airports }) => !flown.has(airports[0] ?? '') && airports.some((iata) => flown.has(iata)),
  )
  expect(unserved.map(({ slug }) => slug)).toEqual([])
  // Lugano’s own airport has no line that we know.
  const [first = ''] = atlas.resolve('Lugano, Switzerland')?.destination.airports ?? []
  expect(flown.has(first)).toBe(true)
})
