import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { takeBackup } from '#platform/server/db/backup/take-backup.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { printLine } from './banner.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run backup [FILE]'

/** "wayleaf-2026-11-22T06-35-00-000Z.backup" */
const nameFor = (moment: Date): string =>
  `wayleaf-${moment.toISOString().replaceAll(/[:.]/g, '-')}.backup`

await runCommand(([given, ...more]) => {
  if (more.length > 0) throw new Error(usage)
  return async ({ config, database }) => {
    const file = given ? resolve(given) : join(config.DATA_DIR, 'backups', nameFor(new Date()))
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const passphrase = config.BACKUP_PASSPHRASE
    const rows = await withoutTimeLimits(database.pool, (db) => takeBackup(db, file, passphrase))
    const kept = passphrase
      ? 'It opens with BACKUP_PASSPHRASE only: keep that elsewhere.'
      : 'It holds personal data and secrets: keep it so, or set BACKUP_PASSPHRASE to encrypt it.'
    printLine(`${rows} rows are in ${file}. ${kept}`)
  }
})
