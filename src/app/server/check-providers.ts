import { readProcessConfig } from '#platform/server/config/read-config.ts'
import { printError, printLine } from './banner.ts'
import { probeTable } from './probe-table.ts'
import { probeProviders } from './provider-probes.ts'

const usage = 'Usage: npm run providers -- check [--json]'

/** Prints each port's status; exit code 1 if a configured one failed. */
async function check([name, ...options]: readonly string[]): Promise<void> {
  if (name !== 'check' || options.some((option) => option !== '--json')) throw new Error(usage)
  const lines = await probeProviders(readProcessConfig())
  const said = options.length > 0 ? [JSON.stringify(lines, null, 2)] : probeTable(lines)
  for (const line of said) printLine(line)
  if (lines.some(({ state }) => state === 'failed')) process.exitCode = 1
}

try {
  await check(process.argv.slice(2))
} catch (error) {
  printError(error instanceof Error ? error : String(error))
  process.exitCode = 1
}
