import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import { AppError } from '#platform/shared/app-error.ts'

type Counted = readonly (readonly [limit: Limit, key: string])[]

async function giveBack(limiter: RateLimiter, counted: Counted): Promise<void> {
  for (const [limit, key] of counted) await limiter.giveBack(limit, key)
}

/** Counts one call under every limit, or under none when one of them is used up. */
async function countAll(limiter: RateLimiter, limits: Counted): Promise<void> {
  for (const [n, [limit, key]] of limits.entries()) {
    try {
      await limiter(limit, key)
    } catch (error) {
      await giveBack(limiter, limits.slice(0, n))
      throw error
    }
  }
}

/**
 * Does work whose failures are limited. Each attempt is counted before it begins, so that many at once
 * cannot slip through, and given back unless it failed with `code`: one that is refused because a limit
 * is used up has failed at nothing, and uses up no other. Throws rate-limited.
 */
export async function countFailures<T>(
  limiter: RateLimiter,
  limits: Counted,
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
