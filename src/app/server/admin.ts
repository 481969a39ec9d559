import { resolve } from 'node:path'
import { grantAccess, grantable } from '#features/accounts/server/index.ts'
import { readProcessConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import type { OpenDatabase } from '#platform/server/db/open-database.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { listLetters } from '#platform/server/mail/letters.store.ts'
import { printFault, printLine } from './banner.ts'
import { ownLocations } from './build-locations.ts'
import { openConfiguredDatabase } from './configured-database.ts'

const usage = `Usage: npm run admin -- grant EMAIL ${grantable.join('|')} [--force]
       npm run admin -- mail`

type Command = (database: OpenDatabase) => Promise<void>

function grantCommand([email, value, ...options]: readonly string[]): Command {
  if (!email || !value || options.some((option) => option !== '--force')) throw new Error(usage)
  return async (database) => {
    await grantAccess(database, email, value, { force: options.length > 0 })
    printLine(`${email} is now ${value}.`)
  }
}

const lettersShown = 50

/** What became of the latest letters: sent, waiting or failed, and why. */
const mailCommand: Command = async ({ db }) => {
  const letters = await listLetters(db, { limit: lettersShown })
  if (letters.length === 0) printLine('No letters in the last 30 days.')
  for (const { created_at, state, kind, receiver, attempts, fault } of letters) {
    const tries = fault ? `  ${attempts} in vain: ${fault}` : ''
    printLine(
      `${created_at.toISOString()}  ${state.padEnd(7)}  ${kind.padEnd(16)}  ${receiver}${tries}`,
    )
  }
}

function commandOf([name, ...words]: readonly string[]): Command {
  if (name === 'grant') return grantCommand(words)
  if (name === 'mail' && words.length === 0) return mailCommand
  throw new Error(usage)
}

async function run(words: readonly string[]): Promise<void> {
  const command = commandOf(words)
  const settings = readProcessConfig()
  const config = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
  const database = await openConfiguredDatabase(config, createLogger({ level: 'silent' }))
  try {
    await withoutTimeLimits(database.pool, (db) => migrate(db, ownLocations().migrations))
    await command(database)
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
