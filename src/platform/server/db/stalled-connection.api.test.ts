import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

const socketName = ({ host, port }: { host: string; port: number }) => `${host}/.s.PGSQL.${port}`

let folder: string
let database: TestDatabase
let between: Server
let answers: Socket[]
let db: Kysely<Tables>

/** A socket before the database's own, so that its answers can be held back as a stalled server does. */
beforeEach(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-stall-'))
  answers = []
  between = createServer((client) => {
    const server = connect(socketName(database.connection))
    answers.push(server)
    server.on('error', () => client.destroy())
    client.on('error', () => server.destroy())
    client.pipe(server).pipe(client)
  })
  const { port } = database.connection
  await new Promise<void>((resolve) => {
    between.listen(socketName({ host: folder, port }), resolve)
  })
  const pool = new Pool({ ...database.connection, host: folder, max: 1, query_timeout: 300 })
  pool.on('error', () => undefined)
  db = new Kysely({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  await sql`create table note (text text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  for (const socket of answers) socket.destroy()
  between.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const notes = async () =>
  (await sql<{ text: string }>`select text from note`.execute(database.db)).rows.map((n) => n.text)

test('a write that is acknowledged after a stalled BEGIN is really written', async () => {
  for (const socket of answers) socket.unpipe()
  const stalled = db.transaction().execute((tx) => sql`select 1`.execute(tx))
  await expect(stalled).rejects.toThrow('timeout')
  await sql`insert into note values (${'kept'})`.execute(db)
  await pause(50)
  expect(await notes()).toEqual(['kept'])
})

test('an answer of the database, also a refusal, keeps the connection', async () => {
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect(await pid()).toBe(before)
})
