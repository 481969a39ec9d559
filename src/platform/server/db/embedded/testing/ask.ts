import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { parsePostmasterPid } from '../lock-file.ts'
import type { EmbeddedPostgres } from '../start-embedded-postgres.ts'

/** Runs one statement on a connection of its own. */
export async function ask<Row extends QueryResultRow>(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  text: string,
): Promise<Row[]> {
  const client = new Client({ ...connection, ssl: false })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Process id of the server that a location's lock file names. */
export async function postmasterOf(location: string): Promise<number> {
  const text = await readFile(join(location, '18', 'postmaster.pid'), 'utf8')
  return parsePostmasterPid(text).pid
}
