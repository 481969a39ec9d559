import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { full } from '#tests/support/full-rounds.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { ask, postmasterOf } from './testing/ask.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { startInChild } from './testing/start-in-child.ts'

const log = () => undefined
const limitMs = 30_000
// For tests that leave it without a server and do not ask for a fresh one.
const shared = await scratchFolder(afterAll)

test(
  'an empty folder becomes a durable UTF-8 database that only a private socket reaches',
  { timeout: limitMs },
  async () => {
    const dataDir = await scratchFolder()
    const server = await startEmbeddedPostgres({ dataDir, log })
    const [found] = await ask(
      server,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as tcp,
       current_setting('TimeZone') as zone, current_setting('max_connections') as connections,
       current_setting('shared_buffers') as buffers, current_setting('server_encoding') as encoding,
       datcollate as collation, current_user as account
     from pg_database where datname = current_database()`,
    )
    expect(found).toEqual({
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      tcp: '',
      zone: 'UTC',
      connections: '100',
      buffers: expect.stringMatching(/^\d+(?:MB|GB)$/),
      encoding: 'UTF8',
      collation: 'C.UTF-8',
      account: 'wayleaf',
    })
    expect(server.adopted).toBe(false)
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700)
    const socket = join(server.connection.host, `.s.PGSQL.${server.connection.port}`)
    expect((await stat(socket)).mode & 0o777).toBe(0o700)
    await server.stop()
    expect(existsSync(join(server.location, '18', 'postmaster.pid'))).toBe(false)
  },
)

test('what people type does not reach the log of the server', { timeout: limitMs }, async () => {
  const server = await startEmbeddedPostgres({ dataDir: shared, log })
  await ask(server, 'create table people (email text primary key)')
  await ask(server, "insert into people values ('ana@example.com')")
  await expect(ask(server, "insert into people values ('ana@example.com')")).rejects.toThrow()
  await expect(ask(server, "select 'ana@example.com'::uuid")).rejects.toThrow()
  await expect(ask(server, "selec 'ana@example.com'")).rejects.toThrow()
  const client = new Client({ ...server.connection, ssl: false })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const slow = client.query("select pg_sleep(20), 'ana@example.com'")
  slow.catch(() => undefined)
  await sleep(100)
  process.kill(rows[0].pid, 'SIGKILL')
  await expect(slow).rejects.toThrow()
  const logFile = join(server.location, 'postgres.log')
  await expect
    .poll(() => readFile(logFile, 'utf8'), { timeout: 5000 })
    .toContain('terminated by signal 9')
  expect(await readFile(logFile, 'utf8')).not.toContain('ana@')
  await expect
    .poll(() => ask(server, 'select 1 as one').catch(() => []), { timeout: 5000 })
    .toEqual([{ one: 1 }])
  await server.stop()
})

test.runIf(full)(
  'a data folder with a path too long for a socket gets one elsewhere',
  { timeout: limitMs },
  async () => {
    const dataDir = join(await scratchFolder(), 'a,b "c" é'.repeat(6), 'd'.repeat(60))
    const server = await startEmbeddedPostgres({ dataDir, log })
    const { host } = server.connection
    expect(host.startsWith(dataDir)).toBe(false)
    expect((await stat(host)).mode & 0o777).toBe(0o700)
    const again = await startEmbeddedPostgres({ dataDir, log })
    expect(again.adopted).toBe(true)
    await again.stop()
    await server.stop()
    await rm(host, { recursive: true })
  },
)

test.runIf(full)(
  'a path with commas, quotes and blanks is no trouble, nor what a killed initdb left there',
  { timeout: limitMs },
  async () => {
    const dataDir = join(await scratchFolder(), `a, "b" 'c'`)
    const old = join(dataDir, 'postgres', '18.partial-old')
    const young = join(dataDir, 'postgres', '18.partial-young')
    await mkdir(join(old, 'base'), { recursive: true })
    await mkdir(young)
    const hourAgo = new Date(Date.now() - 3_600_000)
    await utimes(old, hourAgo, hourAgo)
    const server = await startEmbeddedPostgres({ dataDir, log })
    expect(server.connection.host.startsWith(dataDir)).toBe(true)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    // The young one may be another process at work.
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
    await server.stop()
  },
)

test(
  'beside the data of another PostgreSQL no empty database is begun',
  { timeout: limitMs },
  async () => {
    const dataDir = await scratchFolder()
    const before = join(dataDir, 'postgres', '17')
    await mkdir(before, { recursive: true })
    await writeFile(join(before, 'PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
      /PostgreSQL 17.*npm run restore/,
    )
    expect(existsSync(join(dataDir, 'postgres', '18'))).toBe(false)
  },
)

test('a folder that is in the way is reported and left alone', { timeout: limitMs }, async () => {
  const dataDir = await scratchFolder()
  const file = join(dataDir, 'postgres', '18', 'letter.txt')
  await mkdir(join(dataDir, 'postgres', '18'), { recursive: true })
  await writeFile(file, 'keep me')
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('is in the way')
  expect(await readFile(file, 'utf8')).toBe('keep me')
})

test(
  'a server that cannot start says why, with the end of its log',
  { timeout: limitMs },
  async () => {
    const server = await startEmbeddedPostgres({ dataDir: shared, log })
    await server.stop()
    const file = join(server.location, '18', 'postgresql.conf')
    const text = await readFile(file, 'utf8')
    await writeFile(file, 'no_such_setting = 1\n')
    await expect(startEmbeddedPostgres({ dataDir: shared, log })).rejects.toThrow('no_such_setting')
    await writeFile(file, text)
  },
)

test.runIf(full)(
  'a folder deleted under its server and made anew is not harmed when the old one ends',
  { timeout: limitMs },
  async () => {
    const dataDir = await scratchFolder()
    const before = await startInChild(dataDir)
    const oldPid = await postmasterOf(before.server.location)
    before.child.kill('SIGKILL')
    await rm(join(dataDir, 'postgres'), { recursive: true })
    const after = await startEmbeddedPostgres({ dataDir, log })
    expect(after.adopted).toBe(false)
    process.kill(oldPid, 'SIGQUIT')
    await sleep(300)
    expect(await ask(after, 'select 1 as one')).toEqual([{ one: 1 }])
    await after.stop()
  },
)

// Last: it leaves the shared folder unusable.
test(
  'a server that was set to lose data is refused and not left running',
  { timeout: limitMs },
  async () => {
    const server = await startEmbeddedPostgres({ dataDir: shared, log })
    await ask(server, 'alter database wayleaf set synchronous_commit = off')
    const refused = 'synchronous_commit=off'
    await expect(startEmbeddedPostgres({ dataDir: shared, log })).rejects.toThrow(refused)
    await server.stop()
    await expect(startEmbeddedPostgres({ dataDir: shared, log })).rejects.toThrow(refused)
    expect(existsSync(join(server.location, '18', 'postmaster.pid'))).toBe(false)
  },
)
