import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#platform/server/db/migrate.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import type { TestDatabase } from './test-database.ts'

export const migrations = 'src/platform/server/db/migrations'

/** Makes the schema as it was before a migration, by its number: an application that starts on it goes on from there. */
export async function backToBefore(database: TestDatabase, number: string): Promise<void> {
  await sql`drop schema public, sandbox_supplier, sandbox_payments cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  const folder = await mkdtemp(join(tmpdir(), 'wayleaf-earlier-'))
  try {
    const earlier = (await readdir(migrations)).filter((name) => name.slice(0, 4) < number)
    for (const name of earlier) await cp(join(migrations, name), join(folder, name))
    await withoutTimeLimits(database.pool, (apart) => migrate(apart, folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}
