import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nonstopsFileSchema } from '../air/schema.ts'
import { cityNamesSchema, islandsSchema } from '../gazetteer/schema.ts'
import { readFacts, readTable } from './read-facts.ts'

const folder = join(await mkdtemp(join(tmpdir(), 'wayleaf-facts-')), 'gazetteer')
await mkdir(folder)
afterAll(() => rm(join(folder, '..'), { recursive: true }))

const file = join(folder, 'islands.json')
const crete = { id: 'crete', name: 'Crete', countryCode: 'GR', lat: 35.2, lng: 24.8, aliases: [] }
const head = { asOf: '2026-11-21', source: 'general knowledge and Natural Earth' }

async function errorsOf(table: unknown): Promise<readonly string[]> {
  await writeFile(file, typeof table === 'string' ? table : JSON.stringify(table))
  return (await readTable(file, islandsSchema)).errors
}
const errorsOfRows = (...rows: readonly unknown[]) => errorsOf({ ...head, rows })

test('a table as it should be has no fault', async () => {
  expect(await errorsOfRows(crete)).toEqual([])
})

test.each([
  ['a wrong type', { ...crete, name: 7 }, 'crete: ', 'at name'],
  ['a missing column', { ...crete, countryCode: undefined }, 'crete: ', 'at countryCode'],
  ['a coordinate out of range', { ...crete, lng: 240.8 }, 'crete: ', 'at lng'],
  ['a broken id', { ...crete, id: 'Crete Island' }, 'Crete Island: ', 'at id'],
  ['no id at all', { ...crete, id: undefined }, 'row 2: ', 'at id'],
  ['no row at all', 'Crete', 'row 2: ', 'at the row'],
])('%s is a fault that names file, row and column', async (_what, broken, row, column) => {
  const [error, ...others] = await errorsOfRows({ ...crete, id: 'naxos' }, broken)
  expect(error).toContain(`gazetteer/islands.json/${row}`)
  expect(error).toContain(column)
  expect(others).toEqual([])
})

test('every broken row is reported', async () => {
  const rows = ['kos', 'paros'].map((id) => ({ ...crete, id, lat: 99 }))
  expect(await errorsOfRows(...rows)).toHaveLength(2)
})

test('duplicate ids, pairs and towns are reported with their file', async () => {
  expect(await errorsOfRows(crete, crete)).toEqual(['gazetteer/islands.json/crete: is there twice'])

  const pair = { ends: ['JFK', 'LHR'], carriers: ['BA'], minutes: [420, 480], season: 'all' }
  const air = { asOf: '2026-11-01', source: 'general knowledge', rows: [pair, pair] }
  await writeFile(file, JSON.stringify(air))
  const { errors } = await readFacts(file, nonstopsFileSchema)
  expect(errors).toEqual(['gazetteer/islands.json/JFK-LHR: is there twice'])

  const town = { countryCode: 'DE', city: 'Bonn', aliases: [] }
  await writeFile(file, JSON.stringify({ ...air, rows: [town, town] }))
  const { errors: twice } = await readTable(file, cityNamesSchema)
  expect(twice).toEqual(['gazetteer/islands.json/DE/Bonn: is there twice'])
})

test('a table without its day, its source or its rows is refused by name', async () => {
  const table = { ...head, rows: [crete] }
  for (const part of ['asOf', 'source', 'rows']) {
    const errors = await errorsOf({ ...table, [part]: undefined })
    expect(errors.join()).toMatch(new RegExp(`^gazetteer/islands.json: .* at ${part}`))
  }
  expect((await errorsOf([crete])).join()).toContain('gazetteer/islands.json: ')
})

test('invalid JSON is reported with its file; a missing file only if required', async () => {
  expect((await errorsOf('[{')).join()).toContain('gazetteer/islands.json: ')
  const nowhere = join(folder, 'nowhere.json')
  const missing = 'gazetteer/nowhere.json: there is no such table'
  expect((await readTable(nowhere, islandsSchema)).errors).toEqual([missing])
  expect((await readFacts(nowhere, nonstopsFileSchema)).errors).toEqual([])
})
