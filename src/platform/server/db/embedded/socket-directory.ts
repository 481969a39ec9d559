import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFolder } from './choose-launch-mode.ts'
import type { LaunchMode } from './launch-mode.ts'

/** The system allows 107 bytes on Linux and 103 on macOS for a socket's whole path. */
const longest = 100

/**
 * A port of its own for each cluster. A server whose folder was deleted ends within a minute and
 * then deletes the socket at its path: it must not be that of the cluster made again in its place.
 */
export function portOf(systemIdentifier: string): number {
  const hash = createHash('sha256').update(systemIdentifier).digest()
  return 10_000 + (hash.readUInt32BE(0) % 50_000)
}

async function assertPrivate(mode: LaunchMode, path: string): Promise<void> {
  const owner = mode.account?.uid ?? process.getuid?.()
  const found = await lstat(path)
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return
  throw new Error(`${path} must be a folder that only account ${owner} can enter. Remove it`)
}

/** Makes the folder for the server's socket: in the location, or short and private elsewhere. */
export async function socketDirectory(
  mode: LaunchMode,
  port: number,
  temporary: readonly string[] = [tmpdir(), '/tmp'],
): Promise<string> {
  const hash = createHash('sha256').update(mode.location).digest('hex').slice(0, 16)
  const places = [
    join(mode.location, 'run'),
    ...temporary.map((folder) => join(folder, `wayleaf-${hash}`)),
  ]
  const place = places.find((path) => Buffer.byteLength(join(path, `.s.PGSQL.${port}`)) <= longest)
  if (place === undefined)
    throw new Error(`No path for a socket is short enough: ${places.join(', ')}`)
  await ownFolder(mode, place)
  await assertPrivate(mode, place)
  return place
}
