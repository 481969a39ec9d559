import { resolve } from 'node:path'
import { restoreBackup } from '#platform/server/db/backup/restore-backup.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { printLine } from './banner.ts'
import { ownLocations } from './build-locations.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run restore -- FILE [--replace]'

await runCommand(([file, ...words]) => {
  if (!file || words.some((word) => word !== '--replace')) throw new Error(usage)
  const given = { migrations: ownLocations().migrations, replace: words.length > 0 }
  return async ({ config, database }) => {
    const options = { ...given, passphrase: config.BACKUP_PASSPHRASE }
    const rows = await withoutTimeLimits(database.pool, (db) =>
      restoreBackup(db, resolve(file), options),
    )
    printLine(`${rows} rows are back from ${file}.`)
  }
})
