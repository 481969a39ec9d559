import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import { type BackupLine, writeBackupFile } from './backup-file.ts'
import { isOurSchema, listOurTables } from './our-tables.ts'

const rowsAtOnce = 500

/** Rows as PostgreSQL writes them in JSON, which it reads back to the same values. */
async function* rowsOf(tx: Db, table: string): AsyncGenerator<string> {
  await sql`declare backed_up no scroll cursor for
    select row_to_json(t)::text as row from ${sql.raw(table)} t`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(rowsAtOnce)} from backed_up`.execute(tx)
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await sql`close backed_up`.execute(tx)
}

async function readSequences(tx: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select format('%I.%I', n.nspname, s.sequencename) as name, s.last_value::text as last
    from pg_sequences s join pg_namespace n on n.nspname = s.schemaname
    where ${isOurSchema} and s.last_value is not null order by 1`.execute(tx)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

async function* linesOf(tx: Db, note: (rows: number) => void): AsyncGenerator<BackupLine> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.schema_migrations') is not null as there`.execute(tx)
  if (!found[0]?.there) throw new Error('This database is empty: there is nothing to back up')
  const done = await tx.selectFrom('schema_migrations').select('name').orderBy('name').execute()
  const takenAt = new Date().toISOString()
  yield { wayleaf: 1, migrations: done.map(({ name }) => name), takenAt }
  let rows = 0
  for (const table of await listOurTables(tx)) {
    yield { table }
    for await (const row of rowsOf(tx, table)) {
      rows += 1
      yield { row }
    }
  }
  yield { sequences: await readSequences(tx), rows }
  note(rows)
}

/**
 * Writes every row of the database as of one moment into a new file, while the site goes on. Answers how
 * many rows. With a passphrase the file is encrypted. Throws where the file is there already.
 */
export async function takeBackup(db: Db, file: string, passphrase?: string): Promise<number> {
  let rows = 0
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) =>
      writeBackupFile(
        file,
        linesOf(tx, (count) => {
          rows = count
        }),
        passphrase,
      ),
    )
  return rows
}
