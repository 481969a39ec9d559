import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Db } from '../tables.ts'
import { withoutTimeLimits } from '../without-time-limits.ts'
import { readBackupFile } from './backup-file.ts'
import { listOurTables } from './our-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const migrations = join(import.meta.dirname, '../migrations')
let folder: string
let file: string
let source: TestDatabase
let target: TestDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-backup-'))
  file = join(folder, 'a.backup')
  ;[source, target] = await Promise.all([openTestDatabase(), openTestDatabase()])
})
afterEach(async () => {
  await Promise.all([source.close(), target.close()])
  await rm(folder, { recursive: true })
})

/** Two people, a trip with an odd title, purchases of which the first rests on the second, counters that moved. */
async function fillIn(db: Db): Promise<void> {
  await sql`insert into users (id, name, first_name, last_name, email, email_verified)
    select 'u' || n, 'Zoë "Z" \\ O’Hara' || chr(10) || '{}', 'Zoë', 'O’Hara', 'u' || n || '@example.ca', n = 1
    from generate_series(1, 1200) n`.execute(db)
  await sql`insert into settings (key, value) values ('odd', E'a\\u0007\tü€😀')`.execute(db)
  await sql`
    insert into purchases (id, buyer_id, slot, kind, item, title, due_minor, first_minor, currency, provider, rests_on)
    values ('00000000-0000-4000-8000-000000000001', 'u1', 'tier', 'tier', 'wanderlust', 'W', 9007199254740993, 1, 'CAD', 'x',
        '00000000-0000-4000-8000-000000000002'),
      ('00000000-0000-4000-8000-000000000002', 'u1', 'other', 'tier', 'explorer', 'E', 1, 1, 'CAD', 'x', null)`.execute(
    db,
  )
  await sql`with b as (
      insert into bookings (id, owner_id, sameness, source, stay, guest, total_minor, currency, total_cad_minor)
      values (gen_random_uuid(), 'u1', 's', 'x', '{"a": [1.50, null, "é"]}', '{}', 1, 'CAD', 1) returning id)
    insert into booking_steps (booking_id, step) select id, 'step ' || n from b, generate_series(1, 7) n`.execute(
    db,
  )
  await sql`insert into sandbox_supplier.orders (key, state) values ('k', 'sealed')`.execute(db)
}

/** Everything there is, table by table, as text. */
async function contentOf(db: Db): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const table of await listOurTables(db)) {
    const { rows } =
      await sql`select md5(t::text) as row from ${sql.raw(table)} t order by 1`.execute(db)
    content[table] = rows
  }
  const constraints = await sql`
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  const indexes =
    await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db)
  return { ...content, constraints: constraints.rows, indexes: indexes.rows }
}

/** As the command does it, on a connection of its own. */
const restore = (path = file, replace = false, passphrase?: string) =>
  withoutTimeLimits(target.pool, (db) =>
    restoreBackup(db, path, { migrations, replace, passphrase }),
  )

/** Queries the target database with a client of its own, not through the server. */
async function ask(text: string): Promise<readonly unknown[]> {
  const client = new Client(target.connection)
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}

const rewrite = async (change: (lines: string[]) => string[]): Promise<string> => {
  const lines: string[] = []
  for await (const line of readBackupFile(file)) lines.push(JSON.stringify(line))
  const path = join(folder, 'changed.backup')
  await writeFile(path, gzipSync(change(lines).join('\n')))
  return path
}

test('what was backed up is all there after a restore, to the last character, and counters go on', async () => {
  await fillIn(source.db)
  const before = await contentOf(source.db)
  const rows = await takeBackup(source.db, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await restore()).toBe(rows)
  expect(rows).toBeGreaterThan(1200)
  expect(await contentOf(target.db)).toEqual(before)
  const { rows: next } = await sql<{ id: number }>`
    insert into booking_steps (booking_id, step) select id, 'next' from bookings returning id`.execute(
    target.db,
  )
  expect(next).toEqual([{ id: 8 }])
})

test('a backup is of one moment, while others go on writing, and takes no name that is taken', async () => {
  await fillIn(source.db)
  const taking = takeBackup(source.db, file)
  const writing = sql`delete from booking_steps`.execute(source.db)
  await Promise.all([taking, writing])
  await restore()
  const { rows } = await sql`select (select count(*)::int from bookings) as bookings,
    (select count(*)::int from booking_steps) % 7 as steps`.execute(target.db)
  expect(rows).toEqual([{ bookings: 1, steps: 0 }])
  await expect(takeBackup(source.db, file)).rejects.toThrow('already exists')
  expect(await readdir(folder)).toEqual(['a.backup'])
})

test('accounts that are there are replaced only on request, and a server at work is not pulled away', async () => {
  await fillIn(source.db)
  await takeBackup(source.db, file)
  await ask(`insert into users (id, name, first_name, last_name, email, email_verified)
    values ('old', 'Old', 'Old', 'One', 'old@example.ca', true)`)
  await expect(restore()).rejects.toThrow('Add --replace')
  await restore(file, true)
  const count = await sql`select count(*)::int as n from users where id = 'old'`.execute(target.db)
  expect(count.rows).toEqual([{ n: 0 }])
  await expect(restore(file, true)).rejects.toThrow('A server is using this database')
})

/** The supplier's row that `fillIn` wrote. */
const isSealedRow = (line: string): boolean =>
  !line.startsWith('{"table"') && line.includes('sealed')

test('a file that is not whole, not ours or not known is refused, and what was there stays', async () => {
  await fillIn(source.db)
  await takeBackup(source.db, file)
  await ask(`insert into settings values ('here', 'still')`)
  const cases: readonly [(lines: string[]) => string[], string][] = [
    [(lines) => lines.slice(0, -2), 'ends too soon'],
    [
      ([head = '', ...lines]) => [head, ...lines.filter((line) => !isSealedRow(line))],
      'ends too soon',
    ],
    [
      ([, ...lines]) => ['{"wayleaf":1,"migrations":["9000-later"],"takenAt":""}', ...lines],
      'of a newer version, which knows 9000-later',
    ],
    [
      ([head = '', ...lines]) => [head, '{"table":"public.users; drop table x"}', ...lines],
      'not ours',
    ],
    [() => ['{"hello":1}'], 'not a backup'],
  ]
  for (const [change, words] of cases)
    await expect(restore(await rewrite(change))).rejects.toThrow(words)
  const bytes = await readFile(file)
  const broken = join(folder, 'broken.backup')
  for (const text of [bytes.subarray(0, bytes.length / 2), Buffer.from('no gzip')]) {
    await writeFile(broken, text)
    await expect(restore(broken)).rejects.toThrow('cannot be read as a backup')
  }
  await expect(restore(join(folder, 'none'))).rejects.toThrow('cannot be read as a backup')
  expect(await ask(`select value from settings where key = 'here'`)).toEqual([{ value: 'still' }])
})

test('a backup of an older version is brought up to date when it is restored', async () => {
  await fillIn(source.db)
  await takeBackup(source.db, file)
  // As if the last migration of today had not been there: it adds a table, which that version had not.
  const path = await rewrite((lines) =>
    lines
      .map((line) => line.replace(/,"0030-purchase-incidents"/, ''))
      .filter((line) => !line.includes('"public.purchase_incidents"')),
  )
  await restore(path)
  expect(await listOurTables(target.db)).toContain('public.purchase_incidents')
  const { rows } = await sql`select count(*)::int as n from users`.execute(target.db)
  expect(rows).toEqual([{ n: 1200 }])
})

test('F11 an encrypted backup comes back to the last character, and opens with its passphrase only', async () => {
  await fillIn(source.db)
  const before = await contentOf(source.db)
  const passphrase = 'correct horse battery staple'
  const rows = await takeBackup(source.db, file, passphrase)
  await ask(`insert into settings values ('here', 'still')`)
  await expect(restore()).rejects.toThrow('it is encrypted')
  await expect(restore(file, false, 'another passphrase')).rejects.toThrow('another passphrase')
  expect(await ask(`select value from settings where key = 'here'`)).toEqual([{ value: 'still' }])
  expect(await restore(file, false, passphrase)).toBe(rows)
  expect(await contentOf(target.db)).toEqual(before)
})

test('F11 one bit that is flipped is refused before the database is asked anything', async () => {
  await fillIn(source.db)
  await takeBackup(source.db, file)
  const bytes = await readFile(file)
  const middle = Math.trunc(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(file, bytes)
  const statements: string[] = []
  await withoutTimeLimits(target.pool, (db) =>
    expect(
      restoreBackup(
        db.withPlugin({
          transformQuery: ({ node }) => {
            statements.push(node.kind)
            return node
          },
          transformResult: async ({ result }) => result,
        }),
        file,
        { migrations, replace: false },
      ),
    ).rejects.toThrow('it is damaged or cut off'),
  )
  expect(statements).toEqual([])
})
