import { z } from 'zod'
import { localDate } from '#platform/shared/wire.ts'
import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import type { RestaurantRow, SightRow, Town } from '../../domain/guide-rows.ts'
import type { GuideWorld } from '../guide-world.ts'
import { defineTool } from './tool.ts'

export const place = z.string().trim().min(1).max(120)
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
const month = z.int().min(1).max(12)
export const price = z.number().min(0).max(100_000)

const townOf = (world: GuideWorld, text: string): Town | undefined =>
  world.rows(text)?.town ?? world.resolve(text)
export const rowsOf = (world: GuideWorld, text: string) => {
  const town = townOf(world, text)
  return town && world.rows(town.slug)
}
const opens = (closedOn: readonly string[], day: string | undefined) =>
  !day || !closedOn.includes(day)

export const destinationsTool = defineTool({
  name: 'destinations',
  description:
    'Towns that Wayleaf knows, by name or by what kinds of sights they have and how warm they are in a month.',
  args: z.strictObject({
    query: place.optional(),
    month: month.optional(),
    warmerThan: z.number().min(-40).max(45).optional(),
    categories: z.array(z.string().max(30)).max(8).optional(),
  }),
  async run({ query, month, warmerThan, categories }, { world }): Promise<readonly Town[]> {
    if (query) return world.named(query)
    const fits = (town: Town) => {
      const high = month && world.climate(town.slug)?.highC[month - 1]
      if (warmerThan !== undefined && (high === undefined || high < warmerThan)) return false
      const kinds = new Set(world.rows(town.slug)?.sights.map(({ category }) => category))
      return (categories ?? []).every((category) => kinds.has(category))
    }
    return world.covered.filter(fits)
  },
})

export const sightsTool = defineTool({
  name: 'sights',
  description:
    'Sights of a destination: opening hours, closed days, usual visit, estimated ticket in CAD.',
  args: z.strictObject({
    destination: place,
    ids: z.array(z.string().max(130)).max(20).optional(),
    categories: z.array(z.string().max(30)).max(12).optional(),
    openOn: localDate.optional(),
    free: z.boolean().optional(),
  }),
  async run(
    { destination, ids, categories, openOn, free },
    { world },
  ): Promise<readonly SightRow[]> {
    const rows = rowsOf(world, destination)?.sights ?? []
    return rows.filter(
      (row) =>
        (!ids || ids.includes(row.id)) &&
        (!categories || categories.includes(row.category)) &&
        (!free || row.admission === 'free') &&
        (!openOn || isOpenOn(row, { date: openOn })),
    )
  },
})

export const restaurantsTool = defineTool({
  name: 'restaurants',
  description: 'Sample restaurants of a destination, the average meal for one in CAD.',
  args: z.strictObject({
    destination: place,
    cuisines: z.array(z.string().max(30)).max(8).optional(),
    priceAtMost: price.optional(),
    priceAtLeast: price.optional(),
    openOn: weekday.optional(),
  }),
  async run(
    { destination, cuisines, priceAtMost = Infinity, priceAtLeast = 0, openOn },
    { world },
  ): Promise<readonly RestaurantRow[]> {
    const rows = rowsOf(world, destination)?.restaurants ?? []
    return rows
      .filter(
        (row) =>
          row.priceCad <= priceAtMost &&
          row.priceCad >= priceAtLeast &&
          opens(row.closedOn, openOn) &&
          (!cuisines || row.cuisines.some((cuisine) => cuisines.includes(cuisine))),
      )
      .toSorted((a, b) => b.rating - a.rating || a.priceCad - b.priceCad)
  },
})

export const weatherTool = defineTool({
  name: 'weather',
  description:
    'Usual weather of a destination by month: highs and lows in °C, days with rain, the sea.',
  args: z.strictObject({ destination: place, month: month.optional() }),
  async run({ destination }, { world }) {
    const town = townOf(world, destination)
    return { town, climate: town && world.climate(town.slug) }
  },
})
