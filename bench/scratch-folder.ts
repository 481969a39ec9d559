import { existsSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './clean-up.ts'
import { killDatabase } from './database-process.ts'

/** Where a data folder keeps its database: inside, or where its marker says. */
export async function databaseLocation(dataDir: string): Promise<string> {
  const marker = join(dataDir, 'postgres-location.json')
  if (!existsSync(marker)) return join(dataDir, 'postgres')
  const { location } = JSON.parse(await readFile(marker, 'utf8')) as { location: string }
  return location
}

/** An empty folder that is removed after the part. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'wayleaf-bench-'))
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** An empty data folder; its database, wherever it is kept, is ended and removed with it. */
export async function scratchData(): Promise<string> {
  const folder = await scratchFolder()
  atEnd(async () => {
    const location = await databaseLocation(folder)
    await killDatabase(location)
    await rm(location, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}
