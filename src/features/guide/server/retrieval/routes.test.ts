import { atlas } from '#atlas/testing/world.ts'
import { expect, test } from 'vitest'
import { createGuideWorld } from '../from-atlas/shared-world.ts'
import rows from '../../texts/routes.json' with { type: 'json' }
import { routeById, routeOf, routesThrough } from './routes.ts'

const world = createGuideWorld({ atlas })
const carriers = new Set(['train', 'bus', 'car', 'ferry', 'flight'])

test('G5 each base of a route is a place of the atlas in a country of the route, once', () => {
  for (const { id, bases, codes, ref } of rows) {
    const slugs = bases.map(({ at }) => at)
    expect(new Set(slugs).size, id).toBe(slugs.length)
    for (const slug of [...slugs, ref])
      expect(codes, `${id} ${slug}`).toContain(world.town(slug)?.countryCode)
    expect(
      bases.some(({ tier }) => tier === 1),
      id,
    ).toBe(true)
  }
})

test('G5 carriers, airports, months and days of a route can be told', () => {
  for (const { id, by, into, out, months, days, bases } of rows) {
    for (const carrier of [by, ...bases.flatMap((base) => base.by ?? [])])
      expect(carriers.has(carrier), `${id} ${carrier}`).toBe(true)
    for (const code of [...into, ...out])
      expect(world.airportName(code), `${id} ${code}`).toBeDefined()
    expect(
      months.every((month) => month >= 1 && month <= 12),
      id,
    ).toBe(true)
    expect(days[0], id).toBeLessThan(days[1] ?? 0)
  }
})

test('G5 what is seen at a base is told in both languages, part by part', () => {
  for (const { id, bases } of rows)
    for (const base of bases) {
      const { see, seeFr } = base as { see?: string[]; seeFr?: string[] }
      if (seeFr) expect(seeFr.length, `${id} ${base.at}`).toBe(see?.length)
      expect(see ?? world.rows(base.at)?.sights ?? [], `${id} ${base.at}`).not.toHaveLength(0)
    }
})

test('G5 a country is its route, a region by its name, and towns of one route lie on it', () => {
  const place = { role: 'to' as const, name: 'Japan', ref: null, countryCode: 'JP' }
  expect(routeOf(place)?.id).toBe('japan')
  expect(routeOf({ ...place, name: 'Tuscany', ref: routeById('tuscany')?.ref ?? '' })?.id).toBe(
    'tuscany',
  )
  expect(routeOf({ ...place, name: 'Florence', ref: 'florence' })).toBeUndefined()
  expect(routesThrough(['vancouver', 'banff', 'calgary']).map(({ id }) => id)).toContain(
    'canadian-rockies',
  )
})
