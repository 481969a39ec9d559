import { setTimeout as wait } from 'node:timers/promises'
import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import { AppError } from '#platform/shared/app-error.ts'

export interface Counted {
  readonly limit: Limit
  readonly key: string
  /** When the limit is used up, the work is delayed instead of refused. */
  readonly slows?: boolean
}

/** Long enough to make thousands of guesses useless, short enough to wait for. */
const slowMs = 2000

async function giveBack(limiter: RateLimiter, counted: readonly Counted[]): Promise<void> {
  for (const { limit, key } of counted) await limiter.giveBack(limit, key)
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'rate-limited'

/** Counts one call against every limit; if a refusing limit is used up, counts it against none. */
async function countAll(limiter: RateLimiter, limits: readonly Counted[]): Promise<void> {
  for (const [n, { limit, key, slows }] of limits.entries()) {
    try {
      await limiter(limit, key)
    } catch (error) {
      if (!slows || !isUsedUp(error)) {
        await giveBack(limiter, limits.slice(0, n))
        throw error
      }
      await wait(slowMs)
    }
  }
}

/**
 * Runs work whose failures are limited. Each attempt is counted before it begins, so that parallel
 * attempts cannot slip through, and is uncounted unless it fails with `code`. An attempt refused by one
 * limit is counted against no other. Throws rate-limited.
 */
export async function countFailures<T>(
  limiter: RateLimiter,
  limits: readonly Counted[],
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  await countAll(limiter, limits)
  let counts = false
  try {
    return await work()
  } catch (error) {
    counts = error instanceof AppError && error.code === code
    throw error
  } finally {
    if (!counts) await giveBack(limiter, limits)
  }
}
