import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createAtlas, type DestinationRows } from './atlas.ts'
import { faultsOf } from './check-rows.ts'
import { distanceKm } from './distance.ts'
import { readRows } from './read-rows.ts'

const folder = fileURLToPath(new URL('./destinations', import.meta.url))
const rows = await readRows(folder)
const atlas = createAtlas(rows)

test('every row keeps its schema, lies inside its destination and stands there once', () => {
  expect(rows.flatMap(faultsOf)).toEqual([])
  expect(rows.map((row) => row.destination.slug)).toEqual(
    expect.arrayContaining(['new-york', 'paris', 'tokyo']),
  )
})

test('a destination has 25 sights or more, none with a rounded guess for a coordinate', () => {
  const digits = (value: number) => String(value).split('.')[1]?.length ?? 0
  for (const row of rows) {
    expect(row.sights.length).toBeGreaterThanOrEqual(25)
    for (const sight of row.sights)
      expect(Math.max(digits(sight.lat), digits(sight.lng)), sight.slug).toBeGreaterThanOrEqual(4)
  }
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

test('HOME-03 destinations are found by name, alias and country, without accents or case', () => {
  const names = (query: string) => atlas.search(query, 5).map((found) => found.slug)
  expect(names('par')).toEqual(['paris'])
  expect(names('TŌK')).toContain('tokyo')
  expect(names('東京')).toContain('tokyo')
  expect(names('france')).toContain('paris')
  expect(names('zzz')).toEqual([])
})

test('free text with a country behind a comma is understood', () => {
  expect(atlas.resolve('Tokyo, Japan')?.destination.slug).toBe('tokyo')
  expect(atlas.resolve('Atlantis')).toBeUndefined()
})

test('a row outside its destination, twice in one spot or in an unknown district is named', () => {
  const [paris] = rows.filter((row) => row.destination.slug === 'paris') as [DestinationRows]
  const sight = paris.sights[0]
  if (!sight) throw new Error('Paris has no sights')
  const planted = {
    ...paris,
    sights: [...paris.sights, { ...sight, slug: 'twin' }, { ...sight, slug: 'far', lat: 45 }],
    hotels: paris.hotels.map((hotel) => ({ ...hotel, district: 'Nowhere' })),
  }
  const faults = faultsOf(planted).join('\n')
  expect(faults).toContain('twin stand within 30 m')
  expect(faults).toContain('paris/sights/far')
  expect(faults).toContain('unknown district Nowhere')
})
