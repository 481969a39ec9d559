import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import { inTime } from './in-time.ts'
import { readSubscription } from './read-subscription.ts'
import type { SettleDeps } from './settle-purchase.ts'

const fail = failWith(billingErrors)

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
    return await payments.manageUrl(bought.checkoutRef, back, inTime())
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
}
