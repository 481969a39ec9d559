import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface AppProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Everything it printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** The port in what the server prints once it listens; the system chose it. */
const portIn = (printed: string): string | undefined =>
  /^ {2}(?:Open +http:\/\/localhost|Listens +\S+):(\d+)\n/m.exec(printed)?.[1]

/**
 * Runs the built server as a child process, as `npm start` does; resolves when it is ready. The child
 * reports its own port: a port chosen here might already be taken by another program.
 */
export async function startProcess(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<AppProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'relaxed',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const deadline = Date.now() + 60_000
  const next = async () => {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      const logged = await readFile(join(dataDir, 'logs', 'wayleaf.log'), 'utf8').catch(() => '')
      throw new Error(`The server did not start:\n${printed}\n${logged.slice(-2000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  while (!portIn(printed)) await next()
  const url = `http://127.0.0.1:${portIn(printed)}`
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await next()
  return {
    url,
    child,
    output: () => printed,
    kill: async (signal) => {
      child.kill(signal)
      await exited
    },
  }
}

/** Process ids of the database server in a data folder, its backends included. Linux only. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const postmasters: number[] = []
  const parents = new Map<number, number>()
  for (const id of ids) {
    try {
      const [command, stat] = await Promise.all([
        readFile(join('/proc', id, 'cmdline'), 'utf8'),
        readFile(join('/proc', id, 'stat'), 'utf8'),
      ])
      if (stat.split(') ')[1]?.startsWith('Z')) continue
      parents.set(Number(id), Number(stat.split(') ')[1]?.split(' ')[1]))
      if (command.includes(dataDir) && /postgres\0/.test(command)) postmasters.push(Number(id))
    } catch {
      // It ended while we looked.
      continue
    }
  }
  const children = [...parents].filter(([, parent]) => postmasters.includes(parent))
  return [...postmasters, ...children.map(([id]) => id)]
}
