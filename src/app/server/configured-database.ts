import type { Config } from '#platform/server/config/read-config.ts'
import { startEmbeddedPostgres } from '#platform/server/db/embedded/index.ts'
import { type OpenDatabase, openDatabase } from '#platform/server/db/open-database.ts'
import type { Logger } from '#platform/server/log/logger.ts'

export interface ConfiguredDatabase extends OpenDatabase {
  /** Location of the data, for people. */
  readonly place: string
}

/** Opens DATABASE_URL, or the embedded database in the data folder. */
export async function openConfiguredDatabase(
  config: Config,
  log: Logger,
): Promise<ConfiguredDatabase> {
  const shared = { poolSize: config.DATABASE_POOL, log }
  if (config.DATABASE_URL) {
    const database = openDatabase({ connection: config.DATABASE_URL, ...shared })
    return { ...database, place: `the PostgreSQL server at ${new URL(config.DATABASE_URL).host}` }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    log: (line: string) => log.info({ line }, 'postgres'),
  })
  const database = openDatabase({ connection: { ...embedded.connection, ssl: false }, ...shared })
  return {
    ...database,
    place: embedded.location,
    close: async () => {
      await database.close()
      await embedded.stop()
    },
  }
}
