import { PdfError } from './pdf-error.ts'

interface Waiter {
  admit(): void
  refuse(reason: unknown): void
}

export interface WaitingLine {
  /**
   * Resolves when a place is free, with the function that gives it back (once).
   * Rejects with PdfError `busy` or `closed`, or with the signal's reason.
   */
  enter(signal?: AbortSignal): Promise<() => void>
  /** How many wait. */
  readonly waiting: number
  close(): void
}

/** First come, first served: `places` at a time, at most `limit` waiting behind them. */
export function createWaitingLine(places: number, limit: number): WaitingLine {
  const waiters = new Set<Waiter>()
  let free = places
  let closed = false

  function leave() {
    const [next] = waiters
    if (next) next.admit()
    else free += 1
  }

  function ticket() {
    let given = false
    return () => {
      if (given) return
      given = true
      leave()
    }
  }

  function wait(signal: AbortSignal | undefined) {
    return new Promise<() => void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        waiters.delete(waiter)
        signal?.removeEventListener('abort', onAbort)
        finish()
      }
      const waiter: Waiter = {
        admit: () => settle(() => resolve(ticket())),
        refuse: (reason) => settle(() => reject(reason)),
      }
      const onAbort = () => waiter.refuse(signal?.reason)
      waiters.add(waiter)
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  return {
    async enter(signal) {
      signal?.throwIfAborted()
      if (closed) throw new PdfError('closed')
      if (free > 0) {
        free -= 1
        return ticket()
      }
      if (waiters.size >= limit) throw new PdfError('busy')
      return wait(signal)
    },
    get waiting() {
      return waiters.size
    },
    close() {
      closed = true
      for (const waiter of waiters) waiter.refuse(new PdfError('closed'))
    },
  }
}
