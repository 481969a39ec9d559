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

interface KeptLimits {
  readonly ms: number
  readonly atMost: number
  /** How long a good answer may replace one that fails, if the vendor's terms allow it. Default: not at all. */
  readonly lastGoodMs?: number
}

/**
 * Caches a vendor's answers for as long as its terms allow, and sends one request for equal ones
 * at once. A failure is not kept. Each caller's signal ends its own waiting only.
 */
export function createKeptAnswers<T>(limits: KeptLimits) {
  const kept = new Map<string, Kept<T>>()
  const good = new Map<string, { readonly at: number; readonly answer: T }>()

  /** The answer; where it fails, the last good one. */
  async function orLastGood(key: string, now: number, asked: Promise<T>): Promise<T> {
    const { lastGoodMs = 0, atMost } = limits
    if (lastGoodMs === 0) return asked
    try {
      const answer = await asked
      good.delete(key)
      good.set(key, { at: now, answer })
      const [oldest] = good.keys()
      if (good.size > atMost && oldest !== undefined) good.delete(oldest)
      return answer
    } catch (error) {
      const last = good.get(key)
      if (!last || now - last.at > lastGoodMs) throw error
      // It is not kept in turn: the next call asks anew.
      kept.delete(key)
      return last.answer
    }
  }

  return (
    key: string,
    { signal, now }: { readonly signal: AbortSignal; readonly now: number },
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    signal.throwIfAborted()
    const known = kept.get(key)
    if (known && known.until > now) return waitFor(known.answer, signal)
    // The way to the vendor has its own deadline: one visitor who leaves does not end the others' search.
    const asked = ask(new AbortController().signal)
    const fresh = { until: now + limits.ms, answer: orLastGood(key, now, asked) }
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
