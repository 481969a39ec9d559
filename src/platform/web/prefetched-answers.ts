// Calls that the HTML starts before the modules that need them have loaded. The first matching call of a
// module takes the answer that is already on its way.
import { accountHeader } from '#platform/shared/account-header.ts'

interface Early {
  readonly answer: Promise<Response | undefined>
  readonly at: number
}

declare global {
  interface Window {
    earlyAnswers?: Map<string, Early>
  }
}

/** Older answers may be stale. ms. */
const freshMs = 15_000
const timeoutMs = 30_000

/** Prefetches an address. Failures are silent: the page makes the call again. */
export function prefetchAnswer(url: string): void {
  const answers = (window.earlyAnswers ??= new Map<string, Early>())
  const answer = fetch(url, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  answers.set(url, { answer, at: performance.now() })
}

async function asMeant({ answer }: Early, init: RequestInit): Promise<Response | undefined> {
  const response = await answer
  init.signal?.throwIfAborted()
  const meant = new Headers(init.headers).get(accountHeader)
  const isTheirs = meant === null || response?.headers.get(accountHeader) === meant
  return isTheirs ? response : undefined
}

/**
 * The answer to a call, once, where it was asked for early and for the same account; nothing otherwise.
 * A call that changes something makes all of them old.
 */
export function prefetchedAnswer(
  url: string,
  init: RequestInit,
): Promise<Response | undefined> | undefined {
  const answers = typeof window === 'undefined' ? undefined : window.earlyAnswers
  if (init.method !== 'GET') answers?.clear()
  const early = answers?.get(url)
  if (!early || performance.now() - early.at > freshMs) return undefined
  answers?.delete(url)
  return asMeant(early, init)
}
