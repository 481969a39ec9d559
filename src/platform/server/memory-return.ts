import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The engine's collector, which it offers only by a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

const microsecondsPerMs = 1000
/** A process that takes less of a core than this has nothing to hold up. */
const idleShare = 0.02
/** Growth since the last time below which a collection is not worth its time. */
const worthBytes = 16 * 2 ** 20

interface Watched {
  /** Milliseconds of processor time of this process so far. */
  readonly cpuMs: () => number
  readonly heapBytes: () => number
  readonly collect: () => void
  readonly everyMs: number
}

const own = (): Watched => ({
  cpuMs: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / microsecondsPerMs
  },
  heapBytes: () => process.memoryUsage().heapTotal,
  collect: collector(),
  everyMs: 30_000,
})

/**
 * Gives memory back after a start and after load, once the process has been idle for a while: left alone, the
 * engine keeps what it took at the busiest moment. Returns what ends it.
 */
export function returnMemoryWhenIdle(watched: Watched = own()): () => void {
  const { cpuMs, heapBytes, collect, everyMs } = watched
  let [cpu, kept] = [cpuMs(), 0]
  const timer = setInterval(() => {
    const now = cpuMs()
    const isIdle = now - cpu < everyMs * idleShare
    cpu = now
    if (!isIdle || heapBytes() - kept < worthBytes) return
    collect()
    kept = heapBytes()
    cpu = cpuMs()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
