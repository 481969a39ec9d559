import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'
import { withoutTimeLimits } from './without-time-limits.ts'

/** So long may a statement of the pool take, in milliseconds. */
const limit = 250
let folder: string
let database: TestDatabase
let pool: Pool
let db: Kysely<Tables>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-migrations-'))
  database = await openTestDatabase()
  await sql`drop schema public, sandbox_supplier, sandbox_payments cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  pool = new Pool({
    ...database.connection,
    max: 4,
    statement_timeout: limit,
    query_timeout: 2 * limit,
  })
  // Dropping the database ends connections that are still closing.
  pool.on('error', () => undefined)
  db = new Kysely({ dialect: new PostgresDialect({ pool }) })
})
afterEach(async () => {
  await db.destroy()
  await database.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
/** As the server does it when it starts, but soon tired of waiting. */
const soon = { lockTimeoutMs: 100, pauseMs: 50 }
const run = (options = {}) =>
  withoutTimeLimits(pool, (apart) => migrate(apart, folder, { ...soon, ...options }))
const timeLimit = async () =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]

test('a migration may take longer than any other statement, which keeps its limit', async () => {
  await write('0001-slow.sql', 'create table slow (id int); select pg_sleep(0.6);')
  expect(await run()).toEqual(['0001-slow'])
  expect(await timeLimit()).toEqual({ statement_timeout: `${limit}ms` })
  await expect(sql`select pg_sleep(0.6)`.execute(db)).rejects.toThrow('statement timeout')
})

test('a process waits for another that migrates longer than a statement may take', async () => {
  await write('0001-slow.sql', 'create table slow (id int); select pg_sleep(1);')
  const both = await Promise.all([run(), run()])
  expect(both.flat()).toEqual(['0001-slow'])
})

test('a failed migration says why, and leaves nothing of itself behind', async () => {
  await write('0001-half.sql', 'create table half (id int); select 1 / 0;')
  await expect(run()).rejects.toMatchObject({
    cause: { message: 'division by zero' },
  })
  const { rows } = await sql`select to_regclass('half') as half`.execute(db)
  expect(rows).toEqual([{ half: null }])
})

test('a migration with a lower number than one applied before is still applied', async () => {
  await write('0001-first.sql', 'create table first (id int)')
  await write('0003-third.sql', 'create table third (id int)')
  await run()
  await write('0002-second.sql', 'create table second (id int)')
  expect(await run()).toEqual(['0002-second'])
})

test('two migrations with one number stop the start by name before either runs', async () => {
  await write('0001-trips.sql', 'create table trips (id int)')
  await write('0001-guides.sql', 'create table guides (id int)')
  await expect(run()).rejects.toMatchObject({
    cause: {
      message: 'Two migrations share the number 0001: 0001-guides.sql and 0001-trips.sql',
    },
  })
  const { rows } = await sql`select to_regclass('trips') as trips`.execute(db)
  expect(rows).toEqual([{ trips: null }])
})

test('a version of the code that knows fewer migrations than the database has starts all the same', async () => {
  await write('0001-first.sql', 'create table first (id int)')
  await write('0002-second.sql', 'create table second (id int)')
  await run()
  await rm(join(folder, '0002-second.sql'))
  expect(await run()).toEqual([])
  // It may still have a number to add that the newer one never saw.
  await write('0003-third.sql', 'create table third (id int)')
  expect(await run()).toEqual(['0003-third'])
})

test('each file stands by itself: what came before one that failed is not run again', async () => {
  await write('0001-first.sql', 'create table first (id int)')
  await write('0002-second.sql', 'create table second (id int); select 1 / 0;')
  await expect(run()).rejects.toThrow('database migrations failed')
  await write('0002-second.sql', 'create table second (id int)')
  expect(await run()).toEqual(['0002-second'])
})

test('a migration that waits for a table in use does not block other queries: it gives up the lock and retries', async () => {
  await write('0001-busy.sql', 'create table busy (id int)')
  await run()
  await write('0002-more.sql', 'alter table busy add column more int')
  const reader = await pool.connect()
  await reader.query('begin; select * from busy')
  await expect(run({ tries: 1 })).rejects.toMatchObject({ cause: { code: '55P03' } })
  const patient = run({ tries: 200 })
  // Others get at the table while it waits.
  for (let turn = 0; turn < 5; turn++)
    await expect(sql`select * from busy`.execute(db)).resolves.toBeDefined()
  await reader.query('commit')
  reader.release()
  expect(await patient).toEqual(['0002-more'])
})

test('an index is built beside the traffic by a file apart, also while another process starts, and again after a crash', async () => {
  await write('0001-big.sql', 'create table big (id int)')
  await run()
  const text = `-- Half an index is what a crash leaves.
drop index concurrently if exists big_id;
create index concurrently big_id on big (id);
`
  await write('0002-index.apart.sql', text)
  // As after a crash between the statement and the note of it.
  await sql`create index big_id on big (id)`.execute(db)
  const all = await Promise.all([run(), run(), run()])
  expect(all.flat()).toEqual(['0002-index'])
  const { rows } = await sql`
    select indisvalid from pg_index where indexrelid = 'big_id'::regclass`.execute(db)
  expect(rows).toEqual([{ indisvalid: true }])
  expect(await run()).toEqual([])
})

/** Our own migrations up to a number, then rows as that version wrote them, then the rest. */
async function migrateOwn(upTo: string, fill: () => Promise<unknown>): Promise<void> {
  const own = join(import.meta.dirname, 'migrations')
  const names = (await readdir(own)).toSorted()
  const copy = async (name: string) => write(name, await readFile(join(own, name), 'utf8'))
  await Promise.all(names.filter((name) => name <= `${upTo}~`).map(copy))
  await run()
  await fill()
  await Promise.all(names.map(copy))
  await run()
}

test('PLAN-08 trips made before places had an identity keep their name and what is known of its edits', async () => {
  await migrateOwn('0003', () =>
    sql`
      with owner as (
        insert into users (id, name, first_name, last_name, email, email_verified)
        values ('u', 'Ann Lee', 'Ann', 'Lee', 'ann@example.ca', false) returning id
      )
      insert into trips (id, owner_id, title, destination, start_date, end_date, budget_minor, version, field_versions)
      select gen_random_uuid(), id, 'Trip', name, '2027-04-12', '2027-04-14', 0, 3, versions::jsonb
      from owner, (values ('Lyon', '{"destination": 2, "title": 3}'), ('Nice', '{"title": 3}')) as t (name, versions)
    `.execute(db),
  )
  const { rows } = await sql`
    select destinations, field_versions from trips order by destinations::text`.execute(db)
  const named = (name: string) => [{ ref: null, name, countryCode: null, lat: null, lng: null }]
  expect(rows).toEqual([
    { destinations: named('Lyon'), field_versions: { destinations: 2, title: 3 } },
    { destinations: named('Nice'), field_versions: { title: 3 } },
  ])
})
