import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { shopErrors } from '../contract/shop.errors.ts'
import { readSubscription } from './read-shop.ts'
import type { SettleDeps } from './settle-purchase.ts'

const fail = failWith(shopErrors)
const answerWithinMs = 10_000

/** Where the plan of an account is changed or ended. Throws no-plan and payments-unavailable. */
export async function manageSubscription(
  { db, payments }: Pick<SettleDeps, 'db' | 'payments'>,
  session: Session,
  site: string,
): Promise<string> {
  const { bought } = await readSubscription(db, session)
  if (!bought?.checkoutRef) throw fail('no-plan')
  const back = { site, returnUrl: `${site}/pricing` }
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    return await payments.manageUrl(bought.checkoutRef, back, signal)
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
}
