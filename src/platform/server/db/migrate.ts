import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Migration, Migrator, sql } from 'kysely'
import type { Db } from './tables.ts'

/** Names of `0001-name.sql` files. Throws when two share a number: their order would be an accident. */
async function migrationNames(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  const byNumber = new Map<string, string>()
  for (const name of names.toSorted()) {
    const number = name.slice(0, 4)
    const taken = byNumber.get(number)
    if (taken) throw new Error(`Two migrations share the number ${number}: ${taken} and ${name}`)
    byNumber.set(number, name)
  }
  return names
}

/** Reads the files: numbered, forward-only, each run whole in the migration's transaction. */
async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const entries = (await migrationNames(folder)).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8')
    return [
      name.replace(/\.sql$/, ''),
      {
        up: async (db) => {
          await sql.raw(text).execute(db)
        },
      },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Brings the schema up to date under a lock, so that several processes may start at once. A number
 * that landed later than a higher one is still run. Returns the names applied now. Throws when a
 * migration fails, and rolls all of this run back. It may take minutes: see withoutTimeLimits.
 */
export async function migrate(db: Db, folder: string): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder) },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
    // Two branches merge in any order; the numbers say what each expects, not when it arrived.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
  return (results ?? []).filter((r) => r.status === 'Success').map((r) => r.migrationName)
}
