import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess } from './identify-process.ts'
import { invocation } from './run-as.ts'
import { serverSettings } from './server-settings.ts'
import type { Server } from './server.ts'

const largestLog = 8 * 1024 * 1024
const tailBytes = 4096

export interface Launched {
  readonly pid: number | undefined
  /** Why the process is no more, with the end of its log; undefined while it lives. */
  ended(): Promise<string | undefined>
}

async function openLog({ logFile: file, mode }: Server) {
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > largestLog) await rename(file, `${file}.1`)
  // The folder may be another account's: no link of theirs is followed.
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const log = await open(file, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  // So that the account can start the server itself some day.
  if (mode.account && size === 0) await log.chown(mode.account.uid, mode.account.gid)
  return log
}

async function readTail(file: string, from: number): Promise<string> {
  const log = await open(file)
  try {
    const { size } = await log.stat()
    const start = Math.max(from, size - tailBytes)
    const buffer = Buffer.alloc(Math.max(0, size - start))
    await log.read(buffer, 0, buffer.length, start)
    return buffer.toString('utf8').trim()
  } finally {
    await log.close()
  }
}

/** Starts a server that outlives this process, in a session of its own: Ctrl-C does not reach it. */
export async function launchServer(server: Server): Promise<Launched> {
  const log = await openLog(server)
  const from = (await log.stat()).size
  let reason: string | undefined
  try {
    const args = ['-D', server.cluster, ...serverSettings(server.socketDirectory, server.port)]
    const { command, args: all, options } = invocation(server.mode, server.programs.postgres, args)
    const stdio = ['ignore', log.fd, log.fd] as const
    const child = spawn(command, all, { ...options, detached: true, stdio: [...stdio] })
    child.once('error', (error) => (reason = error.message))
    child.once('exit', (code, signal) => (reason ??= `ended with ${signal ?? code}`))
    child.unref()
    return {
      pid: child.pid,
      ended: async () => reason && `${reason}\n${await readTail(server.logFile, from)}`,
    }
  } finally {
    await log.close()
  }
}

async function isGone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(20)) {
    if ((await identifyProcess(pid, cluster)) !== 'ours') return true
  }
  return false
}

/** Stops a server: fast, after 10 s at once. Returns false when it still runs 5 s later. */
export async function shutDown(pid: number, cluster: string): Promise<boolean> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    // Check again each time: the id may have been reused by an unrelated process.
    if ((await identifyProcess(pid, cluster)) !== 'ours') return true
    process.kill(pid, signal)
    if (await isGone(pid, cluster, patienceMs)) return true
  }
  return false
}
