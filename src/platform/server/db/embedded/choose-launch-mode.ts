import { randomUUID } from 'node:crypto'
import { lchown, lstat, mkdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import { runAs } from './run-as.ts'
import type { LaunchMode } from './launch-mode.ts'
import { hasCluster } from './launch-modes.ts'
import { usableBinaries, type UsableBinaries } from './usable-binaries.ts'

export interface Chosen {
  readonly mode: LaunchMode
  readonly programs: UsableBinaries
}

/** Makes a folder that belongs, and is open, to the server's account alone. */
export async function ownFolder(mode: LaunchMode, path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(path)
  // lchown, not chown: the owner of the folder above may have put a symlink here.
  if (mode.account && uid !== mode.account.uid) {
    await lchown(path, mode.account.uid, mode.account.gid)
  }
}

async function prove(mode: LaunchMode, binaries: Binaries): Promise<UsableBinaries> {
  await mkdir(dirname(mode.location), { recursive: true, mode: 0o755 })
  await ownFolder(mode, mode.location)
  // Only a write shows whether every folder above is open to the account.
  const probe = join(mode.location, `.probe-${randomUUID()}`)
  const write = await runAs(mode, '/bin/sh', ['-c', ': > "$0"', probe])
  if (!write.ok) throw new Error(`cannot write to ${mode.location}: ${write.output}`)
  await rm(probe, { force: true })
  return usableBinaries(mode, binaries)
}

async function abandon(mode: LaunchMode): Promise<void> {
  try {
    await rmdir(mode.location)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(code ?? ''))
      throw error
  }
}

/** Takes the first way that really works here, shown by running a program and writing a file. */
export async function chooseLaunchMode(
  modes: readonly LaunchMode[],
  binaries: Binaries,
): Promise<Chosen> {
  const refusals: string[] = []
  for (const mode of modes) {
    try {
      return { mode, programs: await prove(mode, binaries) }
    } catch (error) {
      refusals.push(`  ${mode.name}: ${error instanceof Error ? error.message : String(error)}`)
      // Data is never touched; an empty folder of a way not taken would only puzzle.
      if (!hasCluster(mode.location)) await abandon(mode)
    }
  }
  throw new Error(
    'The embedded PostgreSQL cannot run here. Set DATABASE_URL to a PostgreSQL server, or run as ' +
      `an account that owns the data folder. What was tried:\n${refusals.join('\n')}`,
  )
}
