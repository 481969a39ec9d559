import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readRows } from './read-rows.ts'

const paris = fileURLToPath(new URL('../destinations/paris', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'wayleaf-rows-'))
const fileOf = (table: string) => join(folder, 'paris', `${table}.json`)

beforeEach(() => cp(paris, join(folder, 'paris'), { recursive: true }))
afterAll(() => rm(folder, { recursive: true }))

type Row = Record<string, unknown>

/** Puts a changed copy of the first sight in its place, or beside it. */
async function plant(change: (first: Row) => readonly Row[]): Promise<string> {
  const given: unknown = JSON.parse(await readFile(fileOf('sights'), 'utf8'))
  const [first = {}, ...rest] = z.array(z.record(z.string(), z.unknown())).parse(given)
  await writeFile(fileOf('sights'), JSON.stringify([...change(first), ...rest]))
  return String(first['slug'])
}

const errors = async (): Promise<string> => (await readRows(folder)).errors.join('\n')

const without = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))

test('rows as they stand have no fault', async () => {
  expect(await errors()).toBe('')
})

test.each([
  ['a wrong type', 'durationMinutes', (row: Row) => ({ ...row, durationMinutes: 'an hour' })],
  ['a missing column', 'category', (row: Row) => without(row, 'category')],
  ['a latitude out of range', 'lat', (row: Row) => ({ ...row, lat: 148.86 })],
  ['a longitude out of range', 'lng', (row: Row) => ({ ...row, lng: -200.5 })],
  ['a column that no row has', 'stars', (row: Row) => ({ ...row, stars: 5 })],
])('%s is a fault that names file, row and column', async (_what, column, broken) => {
  const slug = await plant((first) => [broken(first)])
  const found = await errors()
  expect(found).toContain(`paris/sights/${slug}: `)
  expect(found).toContain(column)
})

test('a duplicate slug is reported with its file', async () => {
  const slug = await plant((first) => [first, { ...first, lat: 48.85, lng: 2.35 }])
  expect(await errors()).toContain(`paris/sights/${slug}: this slug is used twice`)
})

test('a row without a slug is named by its file', async () => {
  await plant((first) => [without(first, 'slug')])
  expect(await errors()).toContain('paris/sights/a row without slug')
})

test('invalid JSON, a non-list and a missing file are reported by name', async () => {
  await writeFile(fileOf('hotels'), '[{')
  await writeFile(fileOf('restaurants'), '{}')
  await rm(fileOf('activities'))
  const found = await errors()
  for (const table of ['hotels', 'restaurants', 'activities'])
    expect(found).toContain(`paris/${table}: `)
})

test('a destination without its day or its source is refused', async () => {
  const given: unknown = JSON.parse(await readFile(fileOf('destination'), 'utf8'))
  const row = z.record(z.string(), z.unknown()).parse(given)
  for (const column of ['asOf', 'source']) {
    await writeFile(fileOf('destination'), JSON.stringify(without(row, column)))
    expect(await errors()).toMatch(new RegExp(`paris/destination: .*${column}`))
  }
})
