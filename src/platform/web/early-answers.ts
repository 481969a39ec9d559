// Calls that a page makes in any case, begun by its document while the modules that would make them are
// still on the way. Whoever makes such a call first takes the answer that is already coming.
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

/** What was asked longer ago may have changed since. */
const freshMs = 15_000
const timeoutMs = 30_000

/** Begins to read an address; nobody is told of a failure, the call itself is made again then. */
export function askEarly(url: string): void {
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
export function earlyAnswer(
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
