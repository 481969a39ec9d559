import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly dead: boolean
}

const run = promisify(execFile)

/** Lists every process of the machine; zombies are marked. */
export async function listProcesses(): Promise<readonly Process[]> {
  const columns = ['pid=', 'ppid=', 'pgid=', 'stat='].flatMap((column) => ['-o', column])
  const { stdout } = await run('ps', ['-A', ...columns])
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, group, state] = line.trim().split(/\s+/)
      return {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        dead: state?.startsWith('Z') ?? false,
      }
    })
}

/** Sends a signal (to a group when negative); a process that is gone already is as good as ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
