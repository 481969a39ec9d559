import { resolve } from 'node:path'
import { type Config, readProcessConfig } from '#platform/server/config/read-config.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { printError } from './banner.ts'
import { type ConfiguredDatabase, openConfiguredDatabase } from './configured-database.ts'

interface CommandParts {
  readonly config: Config
  readonly database: ConfiguredDatabase
}

export type Command = (parts: CommandParts) => Promise<void>

/**
 * Runs what the words of the console ask for on the configured database; a fault, of the words too, is
 * printed and sets the exit code.
 */
export async function runCommand(commandOf: (words: readonly string[]) => Command): Promise<void> {
  try {
    const command = commandOf(process.argv.slice(2))
    const settings = readProcessConfig()
    const config = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
    const database = await openConfiguredDatabase(config, createLogger({ level: 'silent' }))
    try {
      await command({ config, database })
    } finally {
      await database.close()
    }
  } catch (error) {
    printError(error instanceof Error ? error : String(error))
    process.exitCode = 1
  }
}
