import type { Session } from '#platform/server/auth/session.ts'
import type { Limit, RateLimiter } from '#platform/server/http/rate-limit.ts'
import { AppError, failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { mostExported } from '../domain/cart-item.ts'
import { allowanceText as text } from './messages.ts'

const fail = failWith(commonErrors)
const minutes = 10
const seconds = minutes * 60

/** A paper costs as much as it has items. */
const ofVisitors: Limit = { name: 'cart-items', points: 30, seconds, by: 'address' }
const ofAccount: Limit = {
  name: 'cart-items-account',
  points: mostExported,
  seconds,
  by: 'account',
}

interface Export {
  readonly items: readonly unknown[]
  readonly address: string
  readonly session: Session | undefined
}

/** When there is a new allowance, as people say it. */
function whenAgain(headers: AppError['headers']): string {
  const left = Math.ceil(Number(headers['retry-after'] ?? seconds) / 60)
  return left > 1 ? text.inMinutes(left) : text.inAMinute
}

const words = (isVisitor: boolean, again: string): string =>
  isVisitor
    ? text.visitor(ofVisitors.points, minutes, again)
    : text.account(ofAccount.points.toLocaleString('en-CA'), minutes, again)

/**
 * Takes what an export costs from the allowance of its account or, for a visitor, of its address. One that
 * costs more than a whole allowance takes all of it, and so goes through where nothing of it is used yet.
 * Answers how to give it back. Throws rate-limited in words.
 */
export async function takeAllowance(
  limiter: RateLimiter,
  { items, address, session }: Export,
): Promise<() => Promise<void>> {
  const [limit, key] = session ? [ofAccount, session.userId] : [ofVisitors, address]
  const cost = Math.min(items.length, limit.points)
  try {
    await limiter(limit, key, cost)
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'rate-limited') throw cause
    // A refused export costs nothing: a shorter one may still fit.
    await limiter.giveBack(limit, key, cost)
    const { headers } = cause
    throw fail('rate-limited', { message: words(!session, whenAgain(headers)), headers, cause })
  }
  return () => limiter.giveBack(limit, key, cost)
}
