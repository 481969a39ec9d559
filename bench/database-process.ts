import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listProcesses, signal } from './processes.ts'

/** The processes of the PostgreSQL server that runs on a location, its main one first. */
export async function databaseProcesses(location: string): Promise<readonly number[]> {
  const lock = join(location, '18', 'postmaster.pid')
  if (!existsSync(lock)) return []
  const main = Number.parseInt(await readFile(lock, 'utf8'), 10)
  const all = (await listProcesses()).filter((process) => !process.dead)
  // A lock file outlives a killed server, and its number may be anybody's by now: the children show.
  const children = all.filter((process) => process.parent === main).map(({ pid }) => pid)
  return all.some(({ pid }) => pid === main) && children.length > 0 ? [main, ...children] : []
}

/** Kills a server with all its processes in one go, as a power switch would. */
export async function killDatabase(location: string): Promise<void> {
  for (const pid of await databaseProcesses(location)) signal(pid, 'SIGKILL')
}
