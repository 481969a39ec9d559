import { expect, test } from 'vitest'
import { restorer, serverFiles, tableOwners, writeErrors } from './check-tables.mjs'

const files = serverFiles()
const { owners, errors } = tableOwners(files)
const stranger = 'src/features/dining/server/planted.ts'
const errorsOf = (text: string, path = stranger): string[] => writeErrors({ path, text }, owners)

test('each table has one owner, and the source keeps to it', () => {
  expect(errors).toEqual([])
  expect(owners.get('trips')).toBe('src/features/trips/')
  expect(owners.get('letters')).toBe('src/platform/')
  expect(files.flatMap((file) => writeErrors(file, owners))).toEqual([])
})

test.each([
  `db.insertInto('trips').values({})`,
  `db\n  .updateTable('trips')\n  .set({})`,
  'db.deleteFrom(`trips`)',
  `db.deleteFrom('trips as t')`,
  `db.mergeInto('trips')`,
  `orderStore<'trips', Trip>('trips', columns)`,
  'sql`insert into trips (id) select 1`',
  'sql<{ id: string }>`\n  with gone as (delete from trips) select 1`',
  'sql`UPDATE trips AS t SET title = 1`',
  'sql`update "trips" set title = 1`',
  'sql`truncate table trips`',
  'await pool.query(`delete from trips`)',
  `await client.query<Row>({ text: 'delete from trips' })`,
  `import { sql } from 'kysely'\nawait sql.raw('delete from trips').execute(db)`,
  `import type { Pool } from 'pg'\nconst gone = 'delete from trips'\nexport const clear = (pool: Pool) => send(pool, gone)`,
])('a feature that writes another’s table is named: %s', (planted) => {
  const [error, ...others] = errorsOf(planted)
  expect(error).toMatch(/planted\.ts:\d+: trips belongs to src\/features\/trips\/$/)
  expect(others).toEqual([])
  expect(errorsOf(planted, 'src/features/trips/server/planted.ts')).toEqual([])
})

test('composition owns nothing, and a stand-in’s books are its own', () => {
  expect(errorsOf(`db.deleteFrom('trips')`, 'src/app/server/planted.ts')).toHaveLength(1)
  const order = 'sql`insert into sandbox_supplier.orders (key) values (1)`'
  expect(errorsOf(order, 'src/features/bookings/server/planted.ts')).toHaveLength(1)
})

test('a table that cannot be read, or that no file declares, is a fault', () => {
  expect(errorsOf('db.insertInto(table)')[0]).toContain('name the table')
  expect(errorsOf('orderStore<T, O>(name, columns)')[0]).toContain('name the table')
  expect(errorsOf('sql`delete from ${table}`')[0]).toContain('name the table')
  expect(errorsOf(`db.insertInto('journeys')`)[0]).toContain('nobody declares')
})

test('a table that two features declare is a fault', () => {
  const text = `declare module '#platform/server/db/tables.ts' {\n  interface Tables {\n    trips: Mine\n  }\n}`
  const path = 'src/features/dining/server/dining.tables.ts'
  expect(tableOwners([...files, { path, text }]).errors).toHaveLength(1)
})

test('reading, prose and comments write nothing', () => {
  expect(errorsOf(`sql\`select * from trips for update\``)).toEqual([])
  expect(errorsOf('// sql`delete from trips`\nsql`select 1`')).toEqual([])
  expect(errorsOf(`const words = 'insert into your day'`)).toEqual([])
  expect(errorsOf('sql`… on conflict do update set used = 1`')).toEqual([])
})

test('only a restore may write tables that it does not name, and it does', () => {
  const file = files.find(({ path }) => path === restorer)
  expect(errorsOf(file?.text ?? '')[0]).toContain('name the table')
  expect(errorsOf('sql`delete from trips`', restorer)).toHaveLength(1)
})
