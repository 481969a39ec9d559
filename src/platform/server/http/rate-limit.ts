import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

/** Allows `points` calls in `seconds`, by the caller's address, its wider network, or account. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly by: 'address' | 'network' | 'account'
}

/** Counts one call, or what it costs; throws `rate-limited` with Retry-After when the limit is used up. */
export interface RateLimiter {
  (limit: Limit, key: string, cost?: number): Promise<void>
  /**
   * Gives a counted call back: a correct sign-in is no failure. Never throws: what was done stands,
   * and a count that stays only shortens the rest of the window.
   */
  giveBack(limit: Limit, key: string, cost?: number): Promise<void>
}

const fail = failWith(commonErrors)
const limiterTable = 'rate_limits'

const refuse = (result: RateLimiterRes) =>
  fail('rate-limited', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(result.msBeforeNext / 1000))) },
  })

interface LimiterOptions {
  readonly pool: Pool
  /** 1, or 1000 where load tests need room. */
  readonly factor: number
  /** Told of a count that could not be given back. */
  readonly onLostReturn?: (error: unknown) => void
}

/** Hashes the key: keys may be long or hold an email address, and the table stores neither. */
const hashed = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 32)

function createLimiter(
  build: (limit: Limit) => RateLimiterAbstract,
  onLostReturn?: LimiterOptions['onLostReturn'],
): RateLimiter {
  const limiters = new Map<string, { limit: Limit; limiter: RateLimiterAbstract }>()
  const of = (limit: Limit): RateLimiterAbstract => {
    const known = limiters.get(limit.name)
    if (!known) limiters.set(limit.name, { limit, limiter: build(limit) })
    else if (known.limit.points !== limit.points || known.limit.seconds !== limit.seconds)
      throw new Error(`Two limits share the name ${limit.name}`)
    return known?.limiter ?? of(limit)
  }
  const down = (cause: unknown) => fail('unavailable', { cause, headers: { 'retry-after': '2' } })
  const take = async (limit: Limit, key: string, cost = 1): Promise<void> => {
    const limiter = of(limit)
    try {
      await limiter.consume(hashed(key), cost)
    } catch (error) {
      // Anything but a refusal is the store failing: the caller must not pass on that.
      throw error instanceof RateLimiterRes ? refuse(error) : down(error)
    }
  }
  const giveBack = async (limit: Limit, key: string, cost = 1): Promise<void> => {
    try {
      await of(limit).reward(hashed(key), cost)
    } catch (error) {
      onLostReturn?.(error)
    }
  }
  return Object.assign(take, { giveBack })
}

/** Counts in the database, for every process at once; fails closed when the database does not answer. */
export const createSharedLimiter = ({ pool, factor, onLostReturn }: LimiterOptions): RateLimiter =>
  createLimiter(
    (limit) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: limiterTable,
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.points * factor,
        duration: limit.seconds,
      }),
    onLostReturn,
  )

/** Counts in this process: for the general limit, where a database write a request would cost too much. */
export const createLocalLimiter = ({ factor }: Pick<LimiterOptions, 'factor'>): RateLimiter =>
  createLimiter(
    (limit) =>
      new RateLimiterMemory({
        keyPrefix: limit.name,
        points: Math.max(1, Math.round(limit.points * factor)),
        duration: limit.seconds,
      }),
  )

/** Limits for the whole API by network address, for callers without a known session. */
const addressLimits: readonly Limit[] = [
  { name: 'api-burst', points: 120, seconds: 10, by: 'address' },
  { name: 'api', points: 600, seconds: 60, by: 'address' },
]

/** What an account may: many people may sit behind one address, each with a planner that looks for news. */
const accountLimits: readonly Limit[] = [
  { name: 'api-account-burst', points: 120, seconds: 10, by: 'account' },
  { name: 'api-account', points: 600, seconds: 60, by: 'account' },
]

/** Accounts cost little: all of an address together have a limit too, that of a large office. */
const officeLimit: Limit = { name: 'api-office', points: 6000, seconds: 60, by: 'address' }

/** Counts a call under the general limits: an account's where one is known, else the address's. */
export async function countGenerally(
  limiter: RateLimiter,
  { account, address }: { readonly account: string | undefined; readonly address: string },
): Promise<void> {
  if (account === undefined) {
    for (const limit of addressLimits) await limiter(limit, address)
    return
  }
  for (const limit of accountLimits) await limiter(limit, account)
  await limiter(officeLimit, address)
}
