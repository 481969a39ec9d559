import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '../build/read-rows.ts'
import { readSchematics } from '../build/read-schematics.ts'
import { isInside, cornersOf, waterAt } from './ground-at.ts'
import { type Schematic, schematicSchema } from './schema.ts'

const own = fileURLToPath(new URL('.', import.meta.url))
const { rows } = await readRows(fileURLToPath(new URL('../destinations', import.meta.url)))
const { schematics, errors } = await readSchematics(own, rows)

const drawn = (slug: string): Schematic => {
  const found = schematics.find((row) => row.slug === slug)
  if (!found) throw new Error(`There is no schematic of ${slug}`)
  return found
}
const parkHolds = (slug: string, park: string, sight: string): boolean => {
  const shape = drawn(slug).shapes.find(({ name }) => name === park)
  const found = rows
    .find(({ destination }) => destination.slug === slug)
    ?.sights.find((row) => row.slug === sight)
  return shape !== undefined && found !== undefined && isInside(found, cornersOf(shape))
}

test('MAP-06 the schematics are sound: in their boxes, no sight and no district in the water', () => {
  expect(errors).toEqual([])
  const covered = rows.map(({ destination }) => destination.slug)
  expect(schematics.map(({ slug }) => slug)).toEqual(covered)
  for (const { slug, shapes } of schematics) {
    const corners = shapes.reduce((all, { points }) => all + points.length / 2, 0)
    expect(corners, slug).toBeGreaterThan(20)
  }
})

test.each([
  ['paris', 'Tuileries', 'tuileries-garden'],
  ['paris', 'Jardin du Luxembourg', 'luxembourg-gardens'],
  ['paris', 'Champ de Mars', 'eiffel-tower'],
  ['tokyo', 'Ueno Park', 'tokyo-national-museum'],
  ['tokyo', 'Yoyogi and Meiji', 'meiji-jingu'],
  ['new-york', 'Central Park', 'metropolitan-museum-of-art'],
  ['new-york', 'Prospect Park', 'prospect-park'],
  ['new-york', 'Bronx Park', 'bronx-zoo'],
  ['london', 'Greenwich Park', 'royal-observatory-greenwich'],
  ['london', "Regent's Park", 'london-zoo'],
  ['london', 'Hampstead Heath', 'kenwood-house'],
  ['rome', 'Villa Borghese', 'borghese-gallery'],
  ['rome', 'Circus Maximus', 'circus-maximus'],
  ['toronto', 'High Park', 'high-park'],
  ['vancouver', 'Stanley Park', 'vancouver-aquarium'],
  ['montreal', 'Mount Royal', 'kondiaronk-belvedere'],
  ['ottawa', 'Gatineau Park', 'pink-lake'],
  ['chicago', 'Lincoln Park', 'lincoln-park-zoo'],
  ['los-angeles', 'Griffith Park', 'griffith-observatory'],
  ['kyoto', 'Imperial Palace Park', 'kyoto-imperial-palace'],
  ['barcelona', 'Park Güell', 'park-guell'],
  ['lisbon', 'Parque Eduardo VII', 'estufa-fria'],
])('in %s the %s holds %s', (slug, park, sight) => {
  expect(parkHolds(slug, park, sight)).toBe(true)
})

test('what stands beside a park is beside it', () => {
  expect(parkHolds('new-york', 'Central Park', 'american-museum-of-natural-history')).toBe(false)
  expect(parkHolds('london', 'Hyde Park and Kensington Gardens', 'royal-albert-hall')).toBe(false)
})

test.each([
  ['paris', 48.8588, 2.3365, 'Seine'],
  ['new-york', 40.7, -73.999, 'the open water'],
  ['new-york', 40.68, -74.04, 'the open water'],
  ['new-york', 40.78, -73.96, undefined],
  ['tokyo', 35.6, 139.85, 'Tokyo Bay'],
  ['chicago', 41.88, -87.5, 'Lake Michigan'],
  ['toronto', 43.62, -79.378, undefined],
  ['santorini', 36.41, 25.41, 'the open water'],
])('in %s at %d, %d lies %s', (slug, lat, lng, water) => {
  expect(waterAt(drawn(slug), { lat, lng })).toBe(water)
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-schematics-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a sight in the river, a point outside the box and an unknown place are named', async () => {
  await cp(join(own, 'paris.json'), join(folder, 'paris.json'))
  await writeFile(join(folder, 'atlantis.json'), await readFile(join(own, 'paris.json')))
  const changed = {
    ...drawn('paris'),
    box: [2.2, 48.8, 2.4, 48.9],
    shapes: [
      ...drawn('paris').shapes,
      { kind: 'river', name: 'A canal', widthMetres: 60, points: [2.33, 48.861, 2.34, 48.861] },
    ],
  }
  await writeFile(join(folder, 'paris.json'), JSON.stringify(changed))
  const found = (await readSchematics(folder, rows)).errors
  expect(found).toContain('schematics/paris: louvre stands in A canal')
  expect(found).toContain('schematics/atlantis: there is no such destination')
  expect(found.some((error) => error.endsWith('lies outside the box'))).toBe(true)
})

test('an invalid shape is refused', () => {
  const sound = drawn('paris')
  const broken = (shape: unknown) =>
    schematicSchema.safeParse({ ...sound, shapes: [...sound.shapes, shape] }).success
  const square = [2, 48, 2.1, 48, 2.1, 48.1]
  expect(broken({ kind: 'park', name: 'A square', points: square })).toBe(true)
  expect(broken({ kind: 'park', name: 'A square', points: square.slice(1) })).toBe(false)
  expect(broken({ kind: 'river', name: 'A river', points: square })).toBe(false)
  expect(broken({ kind: 'road', name: 'A road', points: square })).toBe(false)
})

test('each file holds one destination, by its own name', async () => {
  const names = (await readdir(own)).filter((name) => name.endsWith('.json'))
  expect(names.toSorted()).toEqual(schematics.map(({ slug }) => `${slug}.json`).toSorted())
})
