import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Kills a server and its processes at one go, as a power switch would. */
export async function killAll(postmaster: number): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=', '-o', 'ppid='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const children = rows.filter(([, parent]) => parent === postmaster).map(([pid]) => pid ?? 0)
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It may end between the list and the signal.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
