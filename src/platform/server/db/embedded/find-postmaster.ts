import { connect } from 'node:net'
import { join } from 'node:path'
import { rm, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess } from './identify-process.ts'
import { discardLockFile, parsePostmasterPid, readLockFile } from './lock-file.ts'
import type { Server } from './server.ts'

export interface Postmaster {
  /** Undefined where it runs out of our sight: another container on the same folder. */
  readonly pid: number | undefined
  /** Places to try: where it says it listens, then where it should. */
  readonly addresses: readonly { readonly host: string; readonly port: number }[]
}

const socketPath = (host: string, port: number) => join(host, `.s.PGSQL.${port}`)

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => finish(false))
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

/** PostgreSQL never starts on an empty lock; it fills its own at once, unless killed in between. */
async function isAbandoned(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > 2_000
}

/** Leaves a lock whose process is gone: PostgreSQL removes it itself, with more checks than ours. */
async function clearIfForeign(server: Server, lock: string, socket?: string): Promise<void> {
  const text = await readLockFile(lock)
  if (text === undefined) return
  const foreign =
    text === ''
      ? await isAbandoned(lock)
      : (await identifyProcess(parsePostmasterPid(text).pid, server.cluster)) === 'other'
  if (!foreign) return
  await discardLockFile(lock, text)
  if (socket !== undefined) await rm(socket, { force: true })
}

async function isElsewhere(said: string | undefined, cluster: string): Promise<boolean> {
  if (said === undefined || said === cluster) return false
  const here = await stat(cluster)
  const there = await stat(said).catch(() => undefined)
  return there?.ino !== here.ino || there.dev !== here.dev
}

/** Its folder was moved while it ran: it can no longer write all it must, and answers wrongly. */
async function endMisplaced(pid: number, server: Server): Promise<undefined> {
  // At once: a checkpoint would fail. What it confirmed is in its log and will be recovered.
  process.kill(pid, 'SIGQUIT')
  for (const end = Date.now() + 5_000; Date.now() < end; await sleep(20)) {
    if ((await identifyProcess(pid, server.cluster)) !== 'ours') return
  }
  throw new Error(`${server.cluster} was moved while its server ran. End process ${pid} first`)
}

/** The server that runs on this cluster, if any. If none does, removes locks that would stop one. */
export async function findPostmaster(server: Server): Promise<Postmaster | undefined> {
  const own = { host: server.socketDirectory, port: server.port }
  const lock = join(server.cluster, 'postmaster.pid')
  const text = await readLockFile(lock)
  if (text !== undefined) {
    const { pid, dataDirectory, port, socketDirectory: host } = parsePostmasterPid(text)
    if ((await identifyProcess(pid, server.cluster)) === 'ours') {
      if (await isElsewhere(dataDirectory, server.cluster)) return endMisplaced(pid, server)
      const said = host !== undefined && port !== undefined ? { host, port } : own
      const same = said.host === own.host && said.port === own.port
      return { pid, addresses: same ? [own] : [said, own] }
    }
  }
  const socket = socketPath(own.host, own.port)
  if (await answers(socket)) return { pid: undefined, addresses: [own] }
  await clearIfForeign(server, lock)
  await clearIfForeign(server, `${socket}.lock`, socket)
  return undefined
}
