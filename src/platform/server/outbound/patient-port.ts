import { AppError, failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { Searching } from '#platform/shared/searching.ts'

const fail = failWith(commonErrors)
const code = 'still-searching'

/** A page is usable within three seconds, of which a port has so many. */
const waitMs = 2000
/** How long an answer that came too late is kept for the next call. */
const keptMs = 15_000
/** More searches at once than this are not kept for who asks again: each is waited for as it is. */
const atMost = 1000

interface Running {
  readonly answer: Promise<unknown>
  /** What it has found so far, if the port reports that. */
  readonly told: { soFar?: unknown }
  /** The answer was late: the caller was told to ask again. */
  isAwaited: boolean
}

/** The arguments without the signal, which is each caller's own. */
const keyOf = (args: readonly unknown[]): string =>
  JSON.stringify(args, (_, value: unknown) => (value instanceof Set ? [...value] : value))

/** True of what `patient` says instead of an answer. */
const isStillSearching = (error: unknown): boolean =>
  error instanceof AppError && error.code === code

/** What a search has found. While it still runs: what it has found so far, or `nothing`, and a mark for the answer. */
export async function soFar<T>(
  search: Promise<T>,
  nothing: T,
): Promise<{ readonly found: T; readonly goesOn: Searching }> {
  try {
    return { found: await search, goesOn: {} }
  } catch (error) {
    if (!isStillSearching(error)) throw error
    return {
      found: ((error as AppError).cause as T | undefined) ?? nothing,
      goesOn: { searching: true },
    }
  }
}

/** Settles with the answer, with the caller's leaving, or after the wait. */
async function within(running: Running, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  let end = (): void => undefined
  const over = new Promise<never>((_, reject) => {
    const leave = () => reject(signal.reason)
    const timer = setTimeout(() => {
      running.isAwaited = true
      reject(fail(code, { headers: { 'retry-after': '1' }, cause: running.told.soFar }))
    }, waitMs)
    signal.addEventListener('abort', leave, { once: true })
    end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  })
  try {
    return await Promise.race([running.answer, over])
  } finally {
    end()
  }
}

type Method = (...args: unknown[]) => Promise<unknown>

/**
 * A port whose named methods answer soon or say `still-searching`: the search itself goes on by its own deadline,
 * and who asks the same again gets what it has found, or why it failed. Their last argument is the signal; behind it
 * they are given a function that hears what has been found so far.
 */
export function patient<T extends object>(port: T, methods: readonly (keyof T & string)[]): T {
  const searches = new Map<string, Running>()

  function start(key: string, method: Method, args: readonly unknown[]): Running {
    // One visitor who leaves does not end the search of the others.
    const told: Running['told'] = {}
    const report = (found: unknown) => void (told.soFar = found)
    const answer = method.apply(port, [...args, new AbortController().signal, report])
    const running: Running = { answer, told, isAwaited: false }
    if (searches.size >= atMost) return running
    searches.set(key, running)
    const drop = () => {
      if (searches.get(key) === running) searches.delete(key)
    }
    const settled = () => (running.isAwaited ? void setTimeout(drop, keptMs).unref() : drop())
    answer.then(settled, settled)
    return running
  }

  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || !methods.some((one) => one === name)) return value
      return async (...args: unknown[]): Promise<unknown> => {
        const signal = args.at(-1)
        if (!(signal instanceof AbortSignal)) throw new TypeError(`${String(name)}: no signal`)
        const asked = args.slice(0, -1)
        const key = `${String(name)} ${keyOf(asked)}`
        return within(searches.get(key) ?? start(key, value as Method, asked), signal)
      }
    },
  })
}
