import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { atEnd } from './clean-up.ts'
import { scratchFolder } from './scratch-folder.ts'

/** Runs a plain Chromium, as Lighthouse wants one, for as long as `use` takes. */
export async function withDebuggableChromium<T>(use: (port: number) => Promise<T>): Promise<T> {
  const profile = await scratchFolder()
  const own = ['--headless=new', '--no-first-run', '--remote-debugging-port=0']
  const args = [...chromiumFlags, ...own, `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(chromiumPath(), args, { stdio: 'ignore' })
  atEnd(() => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  try {
    return await use(await debuggingPort(profile))
  } finally {
    child.kill('SIGTERM')
    const hurry = setTimeout(() => child.kill('SIGKILL'), 4000)
    await exit
    clearTimeout(hurry)
  }
}

/** Chromium writes the port that it was given by the system into its profile. */
async function debuggingPort(profile: string): Promise<number> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const [port] = text.split('\n')
    if (port) return Number(port)
  }
  throw new Error('Chromium did not say where it can be reached')
}
