/** What keeps one vendor's trouble small: the breaker and the budget of second tries. */
export interface CallGuard {
  /** False while the vendor is left in peace. One call after that time tries it out. */
  mayCall(): boolean
  /** Takes one second try out of the budget; false where it is used up. */
  mayRetry(): boolean
  worked(): void
  failed(): void
  /** The call ended without saying anything of the vendor. */
  dropped(): void
}

export interface GuardLimits {
  /** Failures in a row after which the vendor is left in peace. */
  readonly failures: number
  readonly restMs: number
  /** Second tries that may be saved up, and how many calls earn one. */
  readonly retries: number
  readonly callsPerRetry: number
}

export function createCallGuard(limits: GuardLimits, now: () => number): CallGuard {
  let inRow = 0
  let restsUntil = 0
  let isTrying = false
  let budget = limits.retries
  return {
    mayCall() {
      if (inRow >= limits.failures) {
        if (isTrying || now() < restsUntil) return false
        isTrying = true
      }
      budget = Math.min(limits.retries, budget + 1 / limits.callsPerRetry)
      return true
    },
    mayRetry() {
      if (budget < 1) return false
      budget -= 1
      return true
    },
    worked() {
      inRow = 0
      isTrying = false
    },
    failed() {
      inRow += 1
      isTrying = false
      if (inRow >= limits.failures) restsUntil = now() + limits.restMs
    },
    dropped() {
      isTrying = false
    },
  }
}

const dayMs = 86_400_000

/** Takes one call out of the day's; false where they are used up. Days begin at midnight UTC. */
export function createDayCount(atMost: number, now: () => number): () => boolean {
  let [day, calls] = [-1, 0]
  return () => {
    const today = Math.floor(now() / dayMs)
    if (today !== day) [day, calls] = [today, 0]
    if (calls >= atMost) return false
    calls += 1
    return true
  }
}
