interface Kept<T> {
  readonly until: number
  readonly answer: Promise<T>
}

/** Waits for an answer, but no longer than the caller does. */
async function waitFor<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = (): void => undefined
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([answer, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/**
 * Keeps answers of a vendor for a time that its terms allow, and asks once for what is asked for several times
 * at once. A failure is not kept. Each caller's signal ends its own waiting only.
 */
export function createKeptAnswers<T>(limits: { readonly ms: number; readonly atMost: number }) {
  const kept = new Map<string, Kept<T>>()
  return (
    key: string,
    { signal, now }: { readonly signal: AbortSignal; readonly now: number },
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    signal.throwIfAborted()
    const known = kept.get(key)
    if (known && known.until > now) return waitFor(known.answer, signal)
    // The way to the vendor has its own deadline: one visitor who leaves does not end the others' search.
    const fresh = { until: now + limits.ms, answer: ask(new AbortController().signal) }
    kept.delete(key)
    kept.set(key, fresh)
    fresh.answer.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > limits.atMost && oldest !== undefined) kept.delete(oldest)
    return waitFor(fresh.answer, signal)
  }
}
