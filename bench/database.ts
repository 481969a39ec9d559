import { type ConfiguredDatabase, openConfiguredDatabase } from '#app/server/configured-database.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import type { App } from './app.ts'

/** Uses the database of a running app beside it. */
export async function withDatabase<T>(
  { dataDir }: App,
  use: (database: ConfiguredDatabase) => Promise<T>,
): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openConfiguredDatabase(config, createLogger({ level: 'silent' }))
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}
