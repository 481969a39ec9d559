import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { numberText } from './number-text.ts'

/** The date, the machine, and how busy it is just now. */
export function machineText(): string {
  const [one] = loadavg()
  const memory = `${numberText(totalmem() / 2 ** 30)} GiB`
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${when} UTC, ${cores}, ${memory}, ${process.platform}, Node ${process.versions.node}, load average ${numberText(one ?? 0, 2)}`
}

/** How many processes wanted to run, on average over the last minute. */
export const loadText = (): string => numberText(loadavg()[0] ?? 0, 2)
