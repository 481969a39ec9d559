import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { atEnd } from './clean-up.ts'
import { listProcesses, signal } from './processes.ts'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

const commands = { npm: ['npm', 'start'], node: [process.execPath, 'dist/server/main.js'] } as const
const startAtMostMs = 60_000
const stopAtMostMs = 20_000

export interface RunningApp {
  readonly origin: string
  /** Process group: the app and what it started, but for the database. */
  readonly group: number
  /** From the command to the first 200 of /readyz. */
  readonly readyMs: number
  /** As Ctrl+C does; resolves when the last process of the group is gone. */
  stop(): Promise<void>
  kill(): void
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

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    // Connection refused: not listening yet.
    return false
  }
}

async function groupEnds(group: number): Promise<boolean> {
  for (const end = Date.now() + stopAtMostMs; Date.now() < end; await sleep(50)) {
    const all = await listProcesses()
    if (!all.some((process) => process.group === group && !process.dead)) return true
  }
  return false
}

/** Starts the built app in a process group of its own and waits until it is ready. */
export async function startApp(options: {
  readonly dataDir: string
  readonly port: number
  readonly by: keyof typeof commands
}): Promise<RunningApp> {
  const [command, ...args] = commands[options.by]
  const origin = `http://127.0.0.1:${options.port}`
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: appEnvironment(options.dataDir, options.port),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, name) => (ended = `ended with ${name ?? code}`))
  const group = child.pid ?? 0
  if (group > 0) atEnd(() => signal(-group, 'SIGKILL'))
  while (!(await isReady(origin))) {
    if (ended) throw new Error(`The app did not start: ${ended}\n${said}`)
    if (performance.now() - began > startAtMostMs) throw new Error(`The app is not ready\n${said}`)
    await sleep(10)
  }
  const readyMs = performance.now() - began
  return {
    origin,
    group,
    readyMs,
    stop: async () => {
      signal(-group, 'SIGTERM')
      if (!(await groupEnds(group))) throw new Error('The app did not stop when asked')
    },
    kill: () => signal(-group, 'SIGKILL'),
  }
}
