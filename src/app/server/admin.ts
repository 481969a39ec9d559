import { resolve } from 'node:path'
import { grantAccess, grantable } from '#features/accounts/server/index.ts'
import { readProcessConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { printFault, printLine } from './banner.ts'
import { ownLocations } from './build-locations.ts'
import { openConfiguredDatabase } from './configured-database.ts'

const usage = `Usage: npm run admin -- grant EMAIL ${grantable.join('|')}`

async function run([command, email, value]: readonly string[]): Promise<void> {
  if (command !== 'grant' || !email || !value) throw new Error(usage)
  const settings = readProcessConfig()
  const config = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
  const database = await openConfiguredDatabase(config, createLogger({ level: 'silent' }))
  try {
    await withoutTimeLimits(database.pool, (db) => migrate(db, ownLocations().migrations))
    await grantAccess(database, email, value)
    printLine(`${email} is now ${value}.`)
  } finally {
    await database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  printFault(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
