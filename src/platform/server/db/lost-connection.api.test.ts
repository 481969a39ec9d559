import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'

let database: TestDatabase
let opened: OpenDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  const log = pino({ enabled: false })
  opened = openDatabase({ connection: { ...database.connection, ssl: false }, poolSize: 1, log })
})
afterEach(async () => {
  await opened.close()
  await database.close()
})

test('a connection that the server ends while it is lent and silent ends nothing else', async () => {
  const lent = await opened.pool.connect()
  const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => lent.once('end', resolve))
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
  await ended
  lent.release(true)
  expect((await sql<{ one: number }>`select 1 as one`.execute(opened.db)).rows).toEqual([
    { one: 1 },
  ])
})
