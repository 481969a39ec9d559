import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '#platform/server/db/open-database.ts'
import { createLogger } from '#platform/server/log/logger.ts'

export const templateName = 'wayleaf_template'

async function administer(statement: string): Promise<void> {
  const client = new Client({ ...inject('databaseServer'), database: 'postgres', ssl: false })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface TestDatabase extends OpenDatabase {
  readonly connection: { host: string; port: number; user: string; database: string; ssl: false }
}

/** A separate database, copied from the migrated template and dropped on close. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  const connection = { ...inject('databaseServer'), database: name, ssl: false as const }
  const log = createLogger({ level: 'silent' })
  const database = openDatabase({ connection, poolSize: 6, log })
  return {
    ...database,
    connection,
    close: async () => {
      await database.close()
      await administer(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
