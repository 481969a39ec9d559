import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Chosen } from './choose-launch-mode.ts'
import { major } from './find-binaries.ts'
import { runAs } from './run-as.ts'

const partialPrefix = `${major}.partial-`
const abandonedAfterMs = 10 * 60_000

/** Removes what a killed initdb left. A younger one may still be at work. */
async function clearAbandoned(location: string): Promise<void> {
  for (const name of await readdir(location)) {
    if (!name.startsWith(partialPrefix)) continue
    const path = join(location, name)
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
}

async function initialise({ mode, programs }: Chosen, folder: string): Promise<void> {
  const common = [
    `--pgdata=${folder}`,
    '--username=wayleaf',
    '--encoding=UTF8',
    // The permissions of the socket's folder control access; connections over a network are rejected.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
  const first = await runAs(mode, programs.initdb, [...common, '--locale=C.UTF-8'])
  if (first.ok) return
  await rm(folder, { recursive: true, force: true })
  // Older systems have no C.UTF-8; the server's own sorts alike.
  const builtin = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const second = await runAs(mode, programs.initdb, [...common, ...builtin])
  if (second.ok) return
  await rm(folder, { recursive: true, force: true })
  throw new Error(`The database could not be created: ${first.output}\n${second.output}`)
}

/** Makes the names of the folders above last through a power cut, as initdb does with those below. */
async function syncFoldersAbove(cluster: string): Promise<void> {
  let path = dirname(cluster)
  for (let depth = 0; depth < 3; depth += 1, path = dirname(path)) {
    try {
      const folder = await open(path)
      await folder.sync().finally(() => folder.close())
    } catch (error) {
      // A folder that we may pass but not read was there before us.
      if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

async function assertFree(cluster: string): Promise<void> {
  if (!existsSync(cluster) || (await readdir(cluster)).length === 0) return
  // Check again: another process may have put its cluster there in the meantime.
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  throw new Error(`${cluster} is in the way: it is not empty and holds no database. Move it away`)
}

async function assertMajor(cluster: string): Promise<void> {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (found === major) return
  throw new Error(`${cluster} was written by PostgreSQL ${found}; this one is ${major}`)
}

/**
 * Refuses to create an empty cluster beside one of another PostgreSQL version: it would look like data
 * loss.
 */
async function assertNoOther(location: string): Promise<void> {
  const other = (await readdir(location)).find(
    (name) => /^\d+$/.test(name) && existsSync(join(location, name, 'PG_VERSION')),
  )
  if (!other) return
  throw new Error(
    `${join(location, other)} was written by PostgreSQL ${other}; this one is ${major}. Take a backup with the version of this program that wrote it (npm run backup), move that folder away, and restore the backup (npm run restore)`,
  )
}

/**
 * Makes sure of a whole cluster and returns its folder. It is made beside its place and renamed, so
 * that a kill leaves no half; of two processes doing so at once one keeps its own.
 */
export async function ensureCluster(chosen: Chosen): Promise<string> {
  const { location } = chosen.mode
  const cluster = join(location, major)
  await clearAbandoned(location)
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await assertFree(cluster)
    await assertNoOther(location)
    const partial = join(location, `${partialPrefix}${randomUUID()}`)
    await initialise(chosen, partial)
    try {
      await rename(partial, cluster)
      await syncFoldersAbove(cluster)
    } catch (error) {
      await rm(partial, { recursive: true, force: true })
      // If another process created the cluster first, use it. Any other content is not ours: fail.
      if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
    }
  }
  await assertMajor(cluster)
  return cluster
}

/** The number that initdb gave to this cluster; a copy keeps it. Decimal, as SQL shows it. */
export async function systemIdentifier(cluster: string): Promise<string> {
  const control = await readFile(join(cluster, 'global', 'pg_control'))
  return control.readBigUInt64LE(0).toString()
}
