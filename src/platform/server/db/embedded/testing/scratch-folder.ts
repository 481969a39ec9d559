import { existsSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { identifyProcess } from '../identify-process.ts'
import { parsePostmasterPid } from '../lock-file.ts'

async function killServer(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  if (!existsSync(lock)) return
  const { pid } = parsePostmasterPid(await readFile(lock, 'utf8'))
  if ((await identifyProcess(pid, cluster)) !== 'ours') return
  process.kill(pid, 'SIGQUIT')
  while ((await identifyProcess(pid, cluster)) === 'ours') await sleep(10)
}

/** Kills a server that a test left in a location, then removes the location. */
export async function removeLocation(location: string): Promise<void> {
  await killServer(join(location, '18'))
  await rm(location, { recursive: true, force: true, maxRetries: 5 })
}

/** A folder removed at the end, of the test unless said, with any server that still runs there. */
export async function scratchFolder(
  atEnd: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'wayleaf-test-'))
  atEnd(async () => {
    await removeLocation(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}
