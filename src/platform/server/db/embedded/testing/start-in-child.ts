import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { EmbeddedPostgres } from '../start-embedded-postgres.ts'

interface Started {
  readonly child: ChildProcess
  readonly server: Pick<EmbeddedPostgres, 'connection' | 'location' | 'adopted'>
  /** Stops as an app does and resolves with the exit code. */
  stop(): Promise<number | null>
}

const script = `
  const { startEmbeddedPostgres } = await import(process.argv[1])
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2], log: () => undefined })
  console.log(JSON.stringify(server))
  process.stdin.once('data', async () => {
    await server.stop()
    process.exit(0)
  })
`

/** Starts, or joins, the server from a Node process of its own. */
export async function startInChild(dataDir: string): Promise<Started> {
  const loader = createRequire(import.meta.url).resolve('tsx')
  const entryPoint = new URL('../index.ts', import.meta.url).href
  const child = spawn(
    process.execPath,
    ['--import', loader, '--input-type=module', '-e', script, entryPoint, dataDir],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The child ended before it started'))),
  ])
  return {
    child,
    server: JSON.parse(String(line)),
    stop: async () => {
      const exit = once(child, 'exit')
      child.stdin.write('stop\n')
      const [code] = await exit
      return code
    },
  }
}
