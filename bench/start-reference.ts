import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { atEnd } from './clean-up.ts'

/** Starts the bare server in a process of its own, as the app has one. Returns its origin. */
export async function startReference(): Promise<string> {
  const child = fork(fileURLToPath(new URL('./reference-server.ts', import.meta.url)))
  atEnd(() => void child.kill('SIGKILL'))
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}`
}
