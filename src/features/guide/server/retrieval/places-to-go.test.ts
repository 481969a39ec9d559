import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { createGuideWorld } from '../from-atlas/shared-world.ts'
import { placesToGo, properties } from './places-to-go.ts'
import { routeById } from './routes.ts'

const world = createGuideWorld({ atlas })

test('GUIDE-10 each place to go stands in the atlas, with twelve months', () => {
  for (const { id, town, route, air, whyEn, whyFr } of placesToGo) {
    expect(world.town(town), id).toBeDefined()
    if (route) expect(routeById(route), id).toBeDefined()
    expect(air, id).toMatch(/^[ckmwh]{12}$/i)
    expect(whyEn && whyFr, id).toBeTruthy()
  }
  expect(new Set(placesToGo.map(({ id }) => id)).size).toBe(placesToGo.length)
})

test('GUIDE-10 each property of a place can be wished for, and each wish has places', () => {
  const wished = new Set(properties.flatMap(({ id, of }) => [id, ...of]))
  const had = new Set(placesToGo.flatMap(({ is }) => [...is]))
  const classes = new Set(['mid', 'dear'])
  expect([...had].filter((one) => !wished.has(one) && !classes.has(one))).toEqual([])
  const reckoned = new Set(['warm', 'cold', 'mild', 'dry', 'tropics', 'direct', 'drive'])
  expect(
    properties
      .filter(({ id, of }) => !reckoned.has(id) && !of.some((one) => had.has(one)))
      .map(({ id }) => id),
  ).toEqual([])
})
