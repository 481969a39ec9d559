import { grantAccess, grantable } from '#features/accounts/server/index.ts'
import { endTestPurchases } from '#features/billing/server/index.ts'
import { checkCounts } from '#features/trips/server/index.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { listLetters } from '#platform/server/mail/letters.store.ts'
import { printLine } from './banner.ts'
import { ownLocations } from './build-locations.ts'
import { type Command, runCommand } from './run-command.ts'

const usage = `Usage: npm run admin -- grant EMAIL ${grantable.join('|')} [--force]
       npm run admin -- mail
       npm run admin -- end-test-purchases
       npm run admin -- recount`

function grantCommand([email, value, ...options]: readonly string[]): Command {
  if (!email || !value || options.some((option) => option !== '--force')) throw new Error(usage)
  return async ({ database }) => {
    await grantAccess(database, email, value, { force: options.length > 0 })
    printLine(`${email} is now ${value}.`)
  }
}

const lettersShown = 50

/** Delivery state of recent emails, with errors. */
const mailCommand: Command = async ({ database: { db } }) => {
  const letters = await listLetters(db, { limit: lettersShown })
  if (letters.length === 0) printLine('No emails in the last 30 days.')
  for (const { created_at, state, kind, receiver, attempts, fault } of letters) {
    const tries = fault ? `  ${attempts} failed attempts: ${fault}` : ''
    printLine(
      `${created_at.toISOString()}  ${state.padEnd(7)}  ${kind.padEnd(16)}  ${receiver}${tries}`,
    )
  }
}

/** Ends test-card purchases before a site takes real money. */
const endTestPurchasesCommand: Command = async ({ database }) => {
  printLine(`${await endTestPurchases(database.db)} purchases of test cards are ended.`)
}

/** Recounts trips' item counts and repairs differences. */
const recountCommand: Command = async ({ database: { db } }) => {
  const mended = await checkCounts(db)
  printLine(
    mended.length === 0
      ? 'All counts of trips agree with their items.'
      : `The counts of these trips differed from their items and are mended:\n${mended.join('\n')}`,
  )
}

function commandOf([name, ...words]: readonly string[]): Command {
  if (name === 'grant') return grantCommand(words)
  if (name === 'mail' && words.length === 0) return mailCommand
  if (name === 'end-test-purchases' && words.length === 0) return endTestPurchasesCommand
  if (name === 'recount' && words.length === 0) return recountCommand
  throw new Error(usage)
}

await runCommand((words) => {
  const command = commandOf(words)
  return async (parts) => {
    const { pool } = parts.database
    await withoutTimeLimits(pool, (db) => migrate(db, ownLocations().migrations))
    await command(parts)
  }
})
