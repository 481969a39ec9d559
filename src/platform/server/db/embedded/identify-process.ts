import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * What the process id in a lock file refers to now. gone: no process. ours: the PostgreSQL server of the
 * given cluster. other: an unrelated process or a zombie; PostgreSQL takes both for a running server and
 * refuses to start.
 */
type Identity = 'gone' | 'ours' | 'other'

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function runsIn(pid: number, cluster: string): Promise<boolean | undefined> {
  try {
    const [cwd, folder] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    return cwd.dev === folder.dev && cwd.ino === folder.ino
  } catch {
    // The process of another user cannot be inspected: rely on its arguments.
    return undefined
  }
}

async function samePath(a: string | undefined, b: string): Promise<boolean> {
  if (a === undefined) return false
  try {
    return (await realpath(a)) === (await realpath(b))
  } catch {
    return a === b
  }
}

async function fromProc(pid: number, cluster: string): Promise<Identity> {
  let status: string
  let args: readonly string[]
  try {
    status = await readFile(`/proc/${pid}/stat`, 'utf8')
    args = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
  } catch {
    return exists(pid) ? 'other' : 'gone'
  }
  // The name in brackets may itself hold brackets and blanks.
  const state = status.slice(status.lastIndexOf(')') + 2)[0]
  if (state === 'Z' || state === 'X' || basename(args[0] ?? '') !== 'postgres') return 'other'
  const inside = await runsIn(pid, cluster)
  if (inside !== undefined) return inside ? 'ours' : 'other'
  return (await samePath(args[args.indexOf('-D') + 1], cluster)) ? 'ours' : 'other'
}

function fromPs(pid: number, cluster: string): Promise<Identity> {
  return new Promise((resolve) => {
    const args = ['-ww', '-p', String(pid), '-o', 'stat=', '-o', 'command=']
    execFile('ps', args, (_error, stdout) => {
      const [, state, command] = /^(\S+)\s+(.*)$/.exec(stdout.trim()) ?? []
      if (state === undefined || command === undefined) resolve(exists(pid) ? 'other' : 'gone')
      else if (state.startsWith('Z')) resolve('other')
      else
        resolve(
          /\/postgres -D /.test(command) && command.includes(` -D ${cluster} `) ? 'ours' : 'other',
        )
    })
  })
}

/** `cluster` is a real path. `source` is for tests; systems without /proc ask ps. */
export function identifyProcess(
  pid: number,
  cluster: string,
  source: 'proc' | 'ps' = existsSync('/proc/self/stat') ? 'proc' : 'ps',
): Promise<Identity> {
  return source === 'proc' ? fromProc(pid, cluster) : fromPs(pid, cluster)
}
