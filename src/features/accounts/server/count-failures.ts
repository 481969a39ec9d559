import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import { AppError } from '#platform/shared/app-error.ts'

/**
 * Does work whose failures are limited. Each attempt is counted before it begins, so that many at once
 * cannot slip through, and given back unless it failed with `code`. Throws rate-limited.
 */
export async function countFailures<T>(
  limiter: RateLimiter,
  limits: readonly (readonly [limit: Limit, key: string])[],
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  for (const [limit, key] of limits) await limiter(limit, key)
  let counts = false
  try {
    return await work()
  } catch (error) {
    counts = error instanceof AppError && error.code === code
    throw error
  } finally {
    if (!counts) for (const [limit, key] of limits) await limiter.giveBack(limit, key)
  }
}
