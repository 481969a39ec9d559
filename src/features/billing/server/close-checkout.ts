import { failWith } from '#platform/shared/app-error.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import { inTime } from './in-time.ts'
import { expireUnasked, giveUp, type Purchase } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

const fail = failWith(billingErrors)

/**
 * Closes an open checkout that must not be paid any more; if it was paid in the meantime, it is settled. Throws
 * payments-unavailable.
 */
export async function closeCheckout(
  deps: SettleDeps,
  { id, checkoutRef, provider }: Purchase,
): Promise<void> {
  if (!checkoutRef) return expireUnasked(deps.db, id)
  // Opened at a payment service that this site no longer uses: buyers are not sent there any more.
  if (provider !== deps.payments.source) return giveUp(deps.db, id)
  try {
    await deps.payments.closeCheckout(checkoutRef, inTime())
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
  await settlePurchase(deps, id)
}
