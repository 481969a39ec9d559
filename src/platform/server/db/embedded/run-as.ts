import { execFile } from 'node:child_process'
import type { LaunchMode } from './launch-mode.ts'

interface Invocation {
  readonly command: string
  readonly args: readonly string[]
  readonly options: {
    readonly cwd: string
    readonly env: NodeJS.ProcessEnv
    readonly uid?: number
    readonly gid?: number
  }
}

/** Nothing is inherited: PGDATA, PGPORT, LC_ALL or LD_PRELOAD of a shell must not reach the server. */
const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin', LC_ALL: 'C', TZ: 'UTC' }

/** What to spawn so that `file` runs as the rung says. Works from `/`: ours may be closed to it. */
export function invocation(mode: LaunchMode, file: string, args: readonly string[]): Invocation {
  const options = { cwd: '/', env }
  if (mode.name === 'namespace') {
    // Without --fork unshare becomes the program, so the process id stays the one we spawned.
    const prefix = ['--user', '--map-user=65534', '--map-group=65534', '--', file]
    return { command: 'unshare', args: [...prefix, ...args], options }
  }
  const { account } = mode
  if (!account) return { command: file, args, options }
  return { command: file, args, options: { ...options, uid: account.uid, gid: account.gid } }
}

/** Runs a program to its end (at most 120 s) and returns its output. Never throws. */
export function runAs(
  mode: LaunchMode,
  file: string,
  args: readonly string[],
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const { command, args: all, options } = invocation(mode, file, args)
  return new Promise((resolve) => {
    try {
      execFile(command, [...all], { ...options, timeout: 120_000 }, (error, stdout, stderr) => {
        const said = `${stdout}${stderr}`.trim()
        resolve({ ok: !error, output: error && said === '' ? error.message : said })
      })
    } catch (error) {
      // A refused uid or gid is thrown, not emitted.
      resolve({ ok: false, output: String(error) })
    }
  })
}
