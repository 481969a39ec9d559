import { AppError } from '#platform/shared/app-error.ts'

interface Call {
  readonly at: number
  readonly ms: number
  readonly failed: boolean
}

/** Recent calls of a port, as seen by this process. */
export interface Observed {
  readonly calls: number
  /** Of those calls; null without any. */
  readonly errorRate: number | null
  /** Median in milliseconds; null without any. */
  readonly latencyMs: number | null
  readonly lastGoodAt: Date | null
  /** False once the latest calls have all failed. */
  readonly answers: boolean
}

export interface CallWatch {
  /** Wraps a port and times its calls. `isAnswer`: errors that do not count as faults of the port. */
  watch<T extends object>(name: string, port: T, isAnswer?: (error: unknown) => boolean): T
  read(name: string): Observed
}

const keptCalls = 200
const windowMs = 15 * 60_000
/** Consecutive failures after which a port counts as down. */
const failuresOnEnd = 3

/** A 4xx counts as an answer; an aborted call says nothing about the port. */
function isError(error: unknown): boolean {
  if (error instanceof AppError) return error.definition.status >= 500
  return !(error instanceof Error && error.name === 'AbortError')
}

const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? null : Math.round(middle * 10) / 10
}

function observedOf(calls: readonly Call[], lastGood: number | undefined): Observed {
  const failed = calls.filter((call) => call.failed).length
  const latest = calls.slice(-failuresOnEnd)
  return {
    calls: calls.length,
    errorRate: calls.length > 0 ? failed / calls.length : null,
    latencyMs: median(calls.map(({ ms }) => ms)),
    lastGoodAt: lastGood === undefined ? null : new Date(lastGood),
    answers: latest.length < failuresOnEnd || latest.some((call) => !call.failed),
  }
}

/** Times what goes through ports. It keeps the latest calls only, in memory. */
export function createCallWatch(now: () => number = Date.now): CallWatch {
  const seen = new Map<string, Call[]>()
  const good = new Map<string, number>()
  const note = (name: string, began: number, failed: boolean): void => {
    const calls = seen.get(name) ?? []
    calls.push({ at: now(), ms: performance.now() - began, failed })
    if (calls.length > keptCalls) calls.shift()
    seen.set(name, calls)
    if (!failed) good.set(name, now())
  }
  const timed =
    (
      name: string,
      target: object,
      method: (...args: unknown[]) => unknown,
      isAnswer: (error: unknown) => boolean,
    ) =>
    (...args: unknown[]): unknown => {
      const began = performance.now()
      const refuse = (error: unknown): never => {
        note(name, began, !isAnswer(error) && isError(error))
        throw error
      }
      try {
        const result = method.apply(target, args)
        if (!(result instanceof Promise)) {
          note(name, began, false)
          return result
        }
        return result.then((value: unknown) => {
          note(name, began, false)
          return value
        }, refuse)
      } catch (error) {
        return refuse(error)
      }
    }
  return {
    watch: (name, port, isAnswer = () => false) =>
      new Proxy(port, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key)
          return typeof value === 'function'
            ? timed(name, target, value as (...args: unknown[]) => unknown, isAnswer)
            : value
        },
      }),
    read: (name) =>
      observedOf(
        (seen.get(name) ?? []).filter(({ at }) => at > now() - windowMs),
        good.get(name),
      ),
  }
}
