import { randomUUID } from 'node:crypto'
import { lchown, lstat, mkdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import { runAs } from './run-as.ts'
import type { Rung } from './rung.ts'
import { hasCluster } from './rungs.ts'
import { usableBinaries, type UsableBinaries } from './usable-binaries.ts'

export interface Chosen {
  readonly rung: Rung
  readonly programs: UsableBinaries
}

/** Makes a folder that belongs, and is open, to the server's account alone. */
export async function ownFolder(rung: Rung, path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(path)
  // lchown, not chown: the owner of the folder above may have put a symlink here.
  if (rung.account && uid !== rung.account.uid) {
    await lchown(path, rung.account.uid, rung.account.gid)
  }
}

async function prove(rung: Rung, binaries: Binaries): Promise<UsableBinaries> {
  await mkdir(dirname(rung.location), { recursive: true, mode: 0o755 })
  await ownFolder(rung, rung.location)
  // Only a write shows whether every folder above is open to the account.
  const probe = join(rung.location, `.probe-${randomUUID()}`)
  const write = await runAs(rung, '/bin/sh', ['-c', ': > "$0"', probe])
  if (!write.ok) throw new Error(`cannot write to ${rung.location}: ${write.output}`)
  await rm(probe, { force: true })
  return usableBinaries(rung, binaries)
}

async function abandon(rung: Rung): Promise<void> {
  try {
    await rmdir(rung.location)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(code ?? ''))
      throw error
  }
}

/** Takes the first way that really works here, shown by running a program and writing a file. */
export async function chooseRung(rungs: readonly Rung[], binaries: Binaries): Promise<Chosen> {
  const refusals: string[] = []
  for (const rung of rungs) {
    try {
      return { rung, programs: await prove(rung, binaries) }
    } catch (error) {
      refusals.push(`  ${rung.name}: ${error instanceof Error ? error.message : String(error)}`)
      // Data is never touched; an empty folder of a way not taken would only puzzle.
      if (!hasCluster(rung.location)) await abandon(rung)
    }
  }
  throw new Error(
    'The embedded PostgreSQL cannot run here. Set DATABASE_URL to a PostgreSQL server, or run as ' +
      `an account that owns the data folder. What was tried:\n${refusals.join('\n')}`,
  )
}
