import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type MigrationFile, readMigrations } from './read-migrations.ts'
import type { Db } from './tables.ts'

interface MigrateOptions {
  /** How long a file waits for a table lock, ms. Queries that come later queue behind it. */
  readonly lockTimeoutMs?: number
  /** Between two tries for that table. */
  readonly pauseMs?: number
  readonly tries?: number
}

/** Kysely's own migrator, by which earlier versions ran, takes the same lock. */
const lockKey = '3853314791062309107'
const lookAgainMs = 100
const lockNotAvailable = '55P03'

/**
 * Has the lock when it returns. It asks again instead of waiting in a statement: an index that is built
 * beside the traffic waits for every statement there is, and so would this one for it.
 */
async function takeLock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lockKey)}::bigint) as taken`.execute(db)
    if (rows[0]?.taken) return
    await wait(lookAgainMs)
  }
}

/** Names of applied migrations. Unknown names belong to a newer version and are left alone. */
async function readApplied(db: Db): Promise<ReadonlySet<string>> {
  await sql`create table if not exists schema_migrations
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  const rows = await db.selectFrom('schema_migrations').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

const note = (db: Db, { name }: MigrationFile) =>
  db.insertInto('schema_migrations').values({ name, timestamp: new Date().toISOString() }).execute()

/** Applies a file and records it in one transaction. */
export const applyInside = async (tx: Db, file: MigrationFile): Promise<void> => {
  await sql.raw(file.text).execute(tx)
  await note(tx, file)
}

/** Statement by statement; a crash in between means that all are run again. */
async function applyApart(db: Db, file: MigrationFile): Promise<void> {
  await sql`set lock_timeout = 0`.execute(db)
  for (const statement of file.text.split(/;\s*$/m))
    if (statement.trim()) await sql.raw(statement).execute(db)
  await note(db, file)
}

const isBusyTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable

async function apply(
  db: Db,
  file: MigrationFile,
  { lockTimeoutMs = 3_000, pauseMs = 1_000, tries = 20 }: MigrateOptions,
): Promise<void> {
  if (file.apart) return applyApart(db, file)
  for (let left = tries - 1; ; left -= 1)
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
        await applyInside(tx, file)
      })
    } catch (error) {
      if (!isBusyTable(error) || left <= 0) throw error
      await wait(pauseMs)
    }
}

/**
 * Brings the schema up to date under a lock, so that several processes may start at once: a file that
 * is not noted yet is run, in the order of the numbers, and a number that landed later than a higher
 * one too. Returns the names applied now. Throws when a file fails; those before it stand. It may take
 * minutes: see withoutTimeLimits.
 */
export async function migrate(
  db: Db,
  folder: string,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  try {
    const files = await readMigrations(folder)
    return await db.connection().execute(async (own) => {
      await takeLock(own)
      try {
        const applied = await readApplied(own)
        const pending = files.filter(({ name }) => !applied.has(name))
        for (const file of pending) await apply(own, file, options)
        return pending.map(({ name }) => name)
      } finally {
        // A connection that was lost has lost its lock too, and why is known already.
        await sql`select pg_advisory_unlock(${sql.lit(lockKey)}::bigint)`
          .execute(own)
          .catch(() => undefined)
      }
    })
  } catch (cause) {
    throw new Error('The database migrations failed', { cause })
  }
}
