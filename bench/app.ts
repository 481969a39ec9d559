import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sum } from './samples.ts'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const run = promisify(execFile)

const commands = { npm: ['npm', 'start'], node: [process.execPath, 'dist/server/main.js'] } as const
const startAtMostMs = 60_000
const stopAtMostMs = 20_000
const msPerTick = 10

const tasks: (() => unknown)[] = []

/** Remembers something that must be ended or removed, however the part comes out. */
export const atEnd = (task: () => unknown): number => tasks.push(task)

let running: Promise<void> | undefined

async function runTasks(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop())
    try {
      await task()
    } catch (error) {
      console.error('Cleaning up failed:', error)
    }
}

/**
 * Does what was remembered, the latest first. One failing does not keep the others from running.
 * Called again meanwhile, as by a signal, it waits for the same cleaning up.
 */
export const cleanUp = (): Promise<void> =>
  (running ??= runTasks().finally(() => {
    running = undefined
  }))

/** Every process of the machine but zombies. */
async function processes() {
  const columns = ['pid=', 'ppid=', 'pgid=', 'stat='].flatMap((column) => ['-o', column])
  const { stdout } = await run('ps', ['-A', ...columns])
  const rows = stdout.trim().split('\n')
  return rows
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([pid, parent, group]) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
    }))
}

const processesOf = async (group: number): Promise<readonly number[]> =>
  (await processes()).filter((process) => process.group === group).map(({ pid }) => pid)

/** Sends a signal (to a group when negative); a process that is gone already is as good as ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** CPU time of some processes so far in ms; NaN where the system has no /proc. */
async function cpuMs(pids: readonly number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * msPerTick
  })
  return sum(await Promise.all(times))
}

/** CPU time so far of a process group in ms. */
const processTimes = async (group: number): Promise<number> => cpuMs(await processesOf(group))

/** Where a data folder keeps its database: inside, or where its marker says. */
async function databaseLocation(dataDir: string): Promise<string> {
  const marker = join(dataDir, 'postgres-location.json')
  if (!existsSync(marker)) return join(dataDir, 'postgres')
  return (JSON.parse(await readFile(marker, 'utf8')) as { location: string }).location
}

/** The processes of the PostgreSQL server of a data folder, its main one first. */
async function databaseProcesses(dataDir: string): Promise<readonly number[]> {
  const lock = join(await databaseLocation(dataDir), '18', 'postmaster.pid')
  const main = Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10)
  const children = (await processes()).filter(({ parent }) => parent === main)
  // A lock file outlives a killed server, and its number may be another process by now: the children show.
  return children.length > 0 ? [main, ...children.map(({ pid }) => pid)] : []
}

/** Kills the database of a data folder with all its processes in one go. Returns how many there were. */
export async function killDatabase(dataDir: string): Promise<number> {
  const pids = await databaseProcesses(dataDir)
  for (const pid of pids) signal(pid, 'SIGKILL')
  return pids.length
}

/** An empty data folder; its database, wherever it is kept, is ended and removed with it. */
export async function scratchData(): Promise<string> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'wayleaf-bench-'))
  atEnd(async () => {
    await killDatabase(dataDir)
    for (const folder of [await databaseLocation(dataDir), dataDir])
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return dataDir
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The settings of a plain `npm start`, with room for load; what a developer has set is left out. */
export function appEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMITS: 'relaxed' }
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER', 'SystemRoot']
  const inherited = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...Object.fromEntries(inherited), ...own }
}

export interface App {
  /** The checkout that it runs from. */
  readonly folder: string
  readonly origin: string
  readonly dataDir: string
  /** From the command to the first 200 of /readyz. */
  readonly readyMs: number
  /** CPU time so far in ms, of the app and of its database together. */
  cpu(): Promise<number>
  /** As Ctrl+C does; resolves when the last process is gone. */
  stop(): Promise<void>
  kill(): void
}

/** Starts the built app in a process group of its own and waits until it is ready. */
export async function startApp(
  given: { dataDir?: string; port?: number; by?: keyof typeof commands; folder?: string } = {},
): Promise<App> {
  const dataDir = given.dataDir ?? (await scratchData())
  const port = given.port ?? (await freePort())
  const folder = given.folder ?? root
  const [command, ...args] = commands[given.by ?? 'node']
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    env: appEnvironment(dataDir, port),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  let ended = false
  child.once('error', () => (ended = true)).once('exit', () => (ended = true))
  const group = child.pid ?? 0
  const kill = () => group > 0 && signal(-group, 'SIGKILL')
  atEnd(kill)
  const isReady = () =>
    fetch(`${origin}/readyz`, { headers: { connection: 'close' } })
      .then(({ ok }) => ok)
      .catch(() => false)
  while (!(await isReady())) {
    if (ended || performance.now() - began > startAtMostMs)
      throw new Error(`The app did not start\n${said}`)
    await sleep(10)
  }
  return {
    folder,
    origin,
    dataDir,
    readyMs: performance.now() - began,
    cpu: async () => (await processTimes(group)) + (await cpuMs(await databaseProcesses(dataDir))),
    stop: async () => {
      signal(-group, 'SIGTERM')
      for (const end = Date.now() + stopAtMostMs; Date.now() < end; await sleep(50))
        if ((await processesOf(group)).length === 0) return
      throw new Error('The app did not stop when asked')
    },
    kill,
  }
}
