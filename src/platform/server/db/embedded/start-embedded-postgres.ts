import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseLaunchMode } from './choose-launch-mode.ts'
import { ensureCluster, systemIdentifier } from './cluster.ts'
import { findBinaries } from './find-binaries.ts'
import { readMarker, writeMarker } from './location-marker.ts'
import type { LaunchModeName } from './launch-mode.ts'
import { launchModesFor } from './launch-modes.ts'
import { portOf, socketDirectory } from './socket-directory.ts'
import { type EmbeddedPostgres, supervise } from './supervise.ts'

export type { EmbeddedPostgres }

interface StartOptions {
  /** Made if absent. Relative paths are relative to the working folder. */
  readonly dataDir: string
  readonly log: (line: string) => void
}

/** What tests replace. */
interface Surroundings {
  readonly binaries?: typeof findBinaries
  readonly allowed?: (mode: LaunchModeName) => boolean
}

/**
 * Starts the PostgreSQL that comes with the app on `<dataDir>/postgres/18`, or joins the one that
 * already runs there, and waits until it answers. Several processes may do so at once. What was
 * confirmed survives a kill of any of them. Throws with the reason, and what to do, when it cannot.
 */
export async function startEmbeddedPostgres(
  { dataDir, log }: StartOptions,
  { binaries = findBinaries, allowed = () => true }: Surroundings = {},
): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const modes = await launchModesFor(folder, process.getuid?.() ?? -1)
  const chosen = await chooseLaunchMode(
    modes.filter(({ name }) => allowed(name)),
    await binaries(),
  )
  const { mode } = chosen
  const cluster = await ensureCluster(chosen)
  if (mode.name === 'moved' && mode.account) {
    log(`database: kept in ${mode.location}, since no account but root can use ${folder}`)
    if (!(await readMarker(folder))) {
      await writeMarker(folder, { location: mode.location, account: mode.account })
    }
  }
  const identifier = await systemIdentifier(cluster)
  const port = portOf(identifier)
  return supervise(
    {
      ...chosen,
      cluster,
      systemIdentifier: identifier,
      port,
      socketDirectory: await socketDirectory(mode, port),
      logFile: join(mode.location, 'postgres.log'),
    },
    log,
  )
}
