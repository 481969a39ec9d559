import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Climate, climateSchema, climatesSchema } from './climate.schema.ts'

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))
const filesIn = (path: string) => readdir(new URL(path, import.meta.url))

const { rows } = climatesSchema.parse(await readJson('./climate.json'))
const covered = await filesIn('../destinations')
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const placeSchema = z.object({ slug: z.string(), lat: z.number() })
const listSchema = z.object({ rows: z.array(placeSchema.partial({ lat: true })) })

/** The latitudes of all destinations, those with a folder of their own and the others. */
async function latitudes(): Promise<ReadonlyMap<string, number>> {
  const own = covered.map(async (slug) =>
    placeSchema.parse(await readJson(`../destinations/${slug}/destination.json`)),
  )
  const names = (await filesIn('./destinations')).filter((name) => name.endsWith('.json'))
  const lists = names.map(async (name) =>
    listSchema.parse(await readJson(`./destinations/${name}`)),
  )
  const places = [...(await Promise.all(own)), ...(await Promise.all(lists)).flatMap((l) => l.rows)]
  return new Map(places.flatMap(({ slug, lat }) => (lat === undefined ? [] : [[slug, lat]])))
}

/** The largest change from one month to the next, December to January among them. */
const steepest = (months: readonly number[]) =>
  Math.max(...months.map((value, at) => Math.abs(value - (months.at(at - 1) ?? value))))
const hottest = ({ highC }: Climate) => highC.indexOf(Math.max(...highC)) + 1
const total = (months: readonly number[]) => months.reduce((sum, days) => sum + days, 0)

test('every destination with a folder of its own has its climate, and none stands twice', () => {
  const slugs = rows.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toEqual(expect.arrayContaining(covered))
  expect(slugs.length - covered.length).toBeGreaterThanOrEqual(30)
})

test('every row is of a destination', async () => {
  const known = await latitudes()
  expect(rows.map(({ slug }) => slug).filter((slug) => !known.has(slug))).toEqual([])
})

test('the months follow one another without jumps', () => {
  for (const { slug, highC, lowC, rainDays, seaC } of rows) {
    expect(steepest(highC), slug).toBeLessThanOrEqual(11)
    expect(steepest(lowC), slug).toBeLessThanOrEqual(9)
    expect(steepest(rainDays), slug).toBeLessThanOrEqual(9)
    expect(steepest(seaC ?? [0]), slug).toBeLessThanOrEqual(4)
  }
})

test('day and night lie 3 to 16 degrees apart', () => {
  for (const { slug, highC, lowC } of rows) {
    const apart = highC.map((high, month) => high - (lowC[month] ?? high))
    expect(Math.min(...apart), slug).toBeGreaterThanOrEqual(3)
    expect(Math.max(...apart), slug).toBeLessThanOrEqual(16)
  }
})

// Delhi is hottest before its monsoon.
test('beyond the tropics it is hottest in the summer of the hemisphere', async () => {
  const known = await latitudes()
  const seasonal = rows.filter(({ slug }) => Math.abs(known.get(slug) ?? 0) > 23.4)
  expect(seasonal.length).toBeGreaterThan(40)
  for (const row of seasonal)
    expect((known.get(row.slug) ?? 0) > 0 ? [5, 6, 7, 8, 9] : [12, 1, 2], row.slug).toContain(
      hottest(row),
    )
})

test('it rains on fewer days than a month has, and on 5 to 200 in a year', () => {
  for (const { slug, rainDays } of rows) {
    expect(
      rainDays.every((days, month) => days < (daysIn[month] ?? 0)),
      slug,
    ).toBe(true)
    expect(total(rainDays), slug).toBeGreaterThanOrEqual(5)
    expect(total(rainDays), slug).toBeLessThanOrEqual(200)
  }
})

test('beach places have the temperature of the sea, places inland do not', () => {
  const bathing = rows.filter(({ seaC }) => seaC).map(({ slug }) => slug)
  const beaches = 'bali phuket maldives santorini miami barcelona dubai cancun punta-cana varadero'
  expect(bathing).toEqual(expect.arrayContaining(beaches.split(' ')))
  for (const inland of ['banff', 'swiss-alps', 'paris', 'ottawa', 'mexico-city', 'las-vegas'])
    expect(bathing).not.toContain(inland)
})

test('a row outside the ranges is refused', () => {
  const [row] = rows
  const warm = Array.from({ length: 12 }, () => 20)
  expect(climateSchema.safeParse(row).success).toBe(true)
  expect(climateSchema.safeParse({ ...row, highC: warm, lowC: warm }).success).toBe(false)
  expect(climateSchema.safeParse({ ...row, highC: warm.slice(1) }).success).toBe(false)
  expect(climateSchema.safeParse({ ...row, rainDays: warm.map(() => 2.5) }).success).toBe(false)
  expect(climateSchema.safeParse({ ...row, seaC: warm.map(() => 50) }).success).toBe(false)
  expect(climateSchema.safeParse({ ...row, slug: 'New York' }).success).toBe(false)
})
