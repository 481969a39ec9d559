import { resolve } from 'node:path'
import { locationsIn } from '#app/server/build-locations.ts'
import { buildServer } from '#app/server/build-server.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { type TestApp, testHashing } from './test-app.ts'

/** Starts a second server on the same database, so that its jobs do what is due. */
export async function startAgain(
  app: TestApp,
  settings: Readonly<Record<string, string>>,
  settled: () => Promise<void>,
): Promise<void> {
  const server = await buildServer({
    config: readConfig({ DATA_DIR: app.dataDir, ...settings }),
    database: app.database,
    log: createLogger({ level: 'silent' }),
    hashing: testHashing,
    locations: locationsIn(resolve('dist')),
  })
  await settled().finally(server.close)
}
