import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { major } from './find-binaries.ts'
import { readMarker } from './location-marker.ts'
import type { Account, LaunchMode } from './launch-mode.ts'

/** Data folder when only root can reach the configured one. */
const machineFolder = '/var/lib/wayleaf'

export const hasCluster = (location: string) => existsSync(join(location, major, 'PG_VERSION'))

/** The account that runs the server for root: `nobody`, else `postgres`. */
async function findAccount(): Promise<Account | undefined> {
  if (!existsSync('/etc/passwd')) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['nobody', 'postgres']) {
    const [name, , uid, gid] = lines.find(([name]) => name === wanted) ?? []
    if (name && Number(uid) > 0 && Number(gid) > 0)
      return { name, uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

function movedLocation(dataDir: string): string {
  return join(machineFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
}

/** Existing data stay in their folder and with their owner. */
async function launchModeOfExisting(dataDir: string): Promise<LaunchMode | undefined> {
  const home = join(dataDir, 'postgres')
  const marker = await readMarker(dataDir)
  if (marker) {
    if (hasCluster(marker.location)) return { name: 'moved', ...marker }
    throw new Error(
      `The database of ${dataDir} was kept in ${marker.location}, which is gone or closed to this ` +
        `account. Put it back, or delete ${marker.file} to begin with an empty one.`,
    )
  }
  if (!hasCluster(home)) {
    const location = movedLocation(dataDir)
    if (!hasCluster(location)) return undefined
    const { uid, gid } = await stat(join(location, major))
    return { name: 'moved', location, account: { name: String(uid), uid, gid } }
  }
  const { uid, gid } = await stat(join(home, major))
  if (uid === 0) return { name: 'namespace', location: home, account: undefined }
  return { name: 'account', location: home, account: { name: String(uid), uid, gid } }
}

/** The launch modes to try, best first. `uid`: our own user id. `dataDir`: a real path. */
export async function launchModesFor(dataDir: string, uid: number): Promise<readonly LaunchMode[]> {
  const home = join(dataDir, 'postgres')
  const existing = await launchModeOfExisting(dataDir)
  if (uid !== 0) {
    return [{ name: 'direct', location: existing?.location ?? home, account: undefined }]
  }
  if (existing) return [existing]
  const account = await findAccount()
  const namespace: LaunchMode = { name: 'namespace', location: home, account: undefined }
  if (!account) return [namespace]
  return [
    namespace,
    // Before leaving the data folder: in a container that folder is often the only lasting one.
    { name: 'account', location: home, account },
    { name: 'moved', location: movedLocation(dataDir), account },
  ]
}
