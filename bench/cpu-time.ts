import { readFile } from 'node:fs/promises'
import { listProcesses } from './processes.ts'

const msPerTick = 10

/** CPU time of some processes so far in ms; NaN where the system has no /proc. */
export async function cpuMs(pids: readonly number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * msPerTick
  })
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0)
}

/** The living processes of a group. */
export const groupProcesses = async (group: number): Promise<readonly number[]> =>
  (await listProcesses()).filter((p) => p.group === group && !p.dead).map(({ pid }) => pid)
