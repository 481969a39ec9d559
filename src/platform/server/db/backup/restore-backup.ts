import { sql } from 'kysely'
import { applyInside, migrate } from '../migrate.ts'
import { type MigrationFile, readMigrations } from '../read-migrations.ts'
import type { Db } from '../tables.ts'
import { type BackupLine, readBackupFile } from './backup-file.ts'
import { liftForeignKeys } from './foreign-keys.ts'
import { isOurSchema, listOurTables } from './our-tables.ts'

interface RestoreOptions {
  /** The folder of our migrations. */
  readonly migrations: string
  /** Also where there are accounts already: they go. */
  readonly replace: boolean
  /** Which an encrypted backup was written with. */
  readonly passphrase?: string | undefined
}

const rowsAtOnce = 500

/** The migrations that had run when the backup was taken. Throws where one of them is not known here. */
async function migrationsOf(
  head: BackupLine | undefined,
  folder: string,
): Promise<readonly MigrationFile[]> {
  if (!head || !('wayleaf' in head)) throw new Error('This file is not a backup')
  const files = await readMigrations(folder)
  const unknown = head.migrations.find((name) => !files.some((file) => file.name === name))
  if (unknown)
    throw new Error(
      `This backup is of a newer version, which knows ${unknown}: restore it with that`,
    )
  return files.filter(({ name }) => head.migrations.includes(name))
}

/** Whether another of our processes is connected, for longer than a closed connection takes to disappear. */
async function isInUse(tx: Db): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    const others = await sql`
      select pg_stat_clear_snapshot(), pg_sleep(${look === 0 ? 0 : 0.1})
      from pg_stat_activity
      where datname = current_database() and application_name = 'wayleaf' and pid <> pg_backend_pid()
      limit 1`.execute(tx)
    if (others.rows.length === 0) return false
  }
  return true
}

async function assertFree(tx: Db, { replace }: RestoreOptions): Promise<void> {
  if (await isInUse(tx))
    throw new Error('A server is using this database: stop it before you restore')
  const { rows } = await sql<{ users: string | null }>`
    select to_regclass('public.users') as users`.execute(tx)
  if (replace || !rows[0]?.users) return
  const accounts = await sql`select 1 from users limit 1`.execute(tx)
  if (accounts.rows.length > 0)
    throw new Error(
      'This database has accounts already. Add --replace to put the backup in their place',
    )
}

async function clear(tx: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table %I.%I cascade', n.nspname, c.relname) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public'
    union all
    select format('drop schema %I cascade', n.nspname) from pg_namespace n
    where ${isOurSchema} and n.nspname <> 'public'`.execute(tx)
  for (const { statement } of rows) await sql.raw(statement).execute(tx)
}

/** The schema as it was then, without the rows that migrations make themselves. */
async function build(tx: Db, files: readonly MigrationFile[]): Promise<void> {
  await sql`create table schema_migrations
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx)
  // There is no traffic to build an index beside.
  for (const file of files)
    await applyInside(tx, { ...file, text: file.text.replaceAll(/\bconcurrently\b/gi, '') })
  const tables = await listOurTables(tx)
  await sql.raw(`truncate table ${tables.join(', ')}`).execute(tx)
}

async function insertRows(tx: Db, table: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.raw(table)} overriding system value
    select * from json_populate_recordset(null::${sql.raw(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    tx,
  )
}

/** Fills the tables from the lines after the head. Throws where the end is missing. */
async function fill(tx: Db, lines: AsyncIterable<BackupLine>): Promise<number> {
  const known = new Set(await listOurTables(tx))
  let [table, waiting, count] = ['', [] as string[], 0]
  for await (const line of lines) {
    if ('row' in line) {
      waiting.push(line.row)
      count += 1
      if (waiting.length < rowsAtOnce) continue
    }
    await insertRows(tx, table, waiting)
    waiting = []
    if ('table' in line) {
      // Its name becomes part of a statement.
      if (!known.has(line.table)) throw new Error(`This backup has a table that is not ours`)
      table = line.table
    }
    if ('sequences' in line) {
      if (line.rows !== count) break
      for (const [name, last] of Object.entries(line.sequences))
        await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(tx)
      return count
    }
  }
  throw new Error('This backup is incomplete: it ends too soon')
}

/**
 * Replaces all data with a backup and migrates the schema, all or nothing: a crash or a truncated file
 * leaves the old data. Most damaged files are refused before the first statement. Returns the number of
 * rows restored. Needs a handle with a single connection, and no other user of the database.
 */
export async function restoreBackup(
  db: Db,
  file: string,
  options: RestoreOptions,
): Promise<number> {
  const lines = readBackupFile(file, options.passphrase)
  const head = await lines.next()
  const files = await migrationsOf(head.done ? undefined : head.value, options.migrations)
  const rows = await db.transaction().execute(async (tx) => {
    await assertFree(tx, options)
    await clear(tx)
    await build(tx, files)
    const putBack = await liftForeignKeys(tx)
    const count = await fill(tx, lines)
    await putBack()
    return count
  })
  await migrate(db, options.migrations)
  return rows
}
