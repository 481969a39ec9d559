import type { Logger } from '../log/logger.ts'

/** A background job in rounds, one at a time. */
export interface RunningJob<T> {
  /** A round now, or the one that is under way. Throws what the round throws. */
  run(): Promise<T>
  /** Something has come up: a round soon, and another one if it came up during a round. */
  wake(): void
  /** Begins no further round, tells the one under way to end, and waits for it. */
  close(): Promise<void>
}

interface JobOptions<T> {
  /** As the log names it. */
  readonly name: string
  /** From the end of a round to the begin of the next, give or take a tenth. */
  readonly everyMs: number
  readonly log: Logger
  /** The signal ends it before its time: the process is stopping. */
  readonly round: (signal: AbortSignal) => Promise<T>
  /** From 0 to 1. */
  readonly random?: () => number
}

/** Consecutive failures after which the job logs an error. */
const alarmAfter = 3

/**
 * Does a round at once and then every so often, as long as the process lives; several processes that were
 * started together drift apart. A round that fails is logged, and the next one comes all the same.
 */
export function runEvery<T>(options: JobOptions<T>): RunningJob<T> {
  const { name, everyMs, log, round, random = Math.random } = options
  const closing = new AbortController()
  const { signal } = closing
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<T> | undefined
  let again = false
  let failures = 0

  const failed = (error: unknown): void => {
    failures += 1
    // Ignore errors of an aborted round.
    if (signal.aborted) return
    const level = failures < alarmAfter ? 'warn' : 'error'
    log[level]({ err: error, job: name, failures }, 'a round of a job has failed')
  }
  const end = (): void => {
    underway = undefined
    if (signal.aborted) return
    if (again) wake()
    else timer = setTimeout(wake, everyMs * (0.9 + random() * 0.2)).unref()
  }
  const begin = async (): Promise<T> => {
    again = false
    try {
      // An error thrown before the first await is a failure of the round too.
      const result = await (async () => round(signal))()
      failures = 0
      return result
    } catch (error) {
      failed(error)
      throw error
    } finally {
      end()
    }
  }
  const run = (): Promise<T> => {
    clearTimeout(timer)
    underway ??= begin()
    return underway
  }
  function wake(): void {
    if (signal.aborted) return
    if (underway) again = true
    // What it throws is logged above.
    else run().catch(() => undefined)
  }
  wake()
  return {
    run,
    wake,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await underway?.catch(() => undefined)
    },
  }
}
