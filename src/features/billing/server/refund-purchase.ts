import type { Clock } from '#platform/server/clock.ts'
import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import { refundableUntil } from '../domain/refund-window.ts'
import { cadOf } from './price-list.ts'
import { clearIncidents, takeRefundTry } from './incidents.store.ts'
import { inTime } from './in-time.ts'
import { findLatestPayment, sumsOf } from './payments.store.ts'
import { findPurchase, saveRefundReason } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

const fail = failWith(billingErrors)

/** Who gives back: its buyer, within the window; or staff, who say why, at any time. */
export type Refunder =
  | { readonly buyer: Session }
  | { readonly staff: Session; readonly reason: string }

/**
 * The payment service is not asked for the same again and again: each try is counted, and waits. With it
 * stands who tries and why, so that whoever settles it tells the buyer.
 */
async function holdBack(db: Db, by: Refunder, id: string): Promise<void> {
  const turn = await takeRefundTry(db, id, async (tx) => {
    await saveRefundReason(tx, id, 'staff' in by ? by.reason : null)
    if ('staff' in by)
      await recordAuditEntry(tx, {
        actor: { id: by.staff.userId },
        action: 'purchase-refund',
        target: id,
        detail: by.reason,
      })
  })
  if (turn === 'used up') throw fail('refund-by-hand')
  if (turn !== 'taken') throw fail('refund-waits', { headers: { 'retry-after': String(turn) } })
}

/** States in which money has come in that staff may give back, a plan that is over included. */
const withMoney: readonly PurchaseState[] = ['paid', 'overdue', 'ended', 'mismatched']

/**
 * Gives the latest payment of a purchase back, at the wish of its buyer or by staff. What follows is settled
 * as ever, from what the payment service then says. Answers what has gone back, in CAD. Throws
 * purchase-not-found, not-refundable, refund-waits, refund-by-hand and payments-unavailable.
 */
export async function refundPurchase(
  deps: SettleDeps & { readonly clock: Clock },
  by: Refunder,
  id: string,
): Promise<number> {
  const { db, payments, clock } = deps
  const purchase = await findPurchase(db, id)
  if (!purchase || ('buyer' in by && purchase.buyerId !== by.buyer.userId))
    throw fail('purchase-not-found')
  const [sums, latest] = [(await sumsOf(db, [id])).get(id), await findLatestPayment(db, id)]
  const isOpen =
    'buyer' in by
      ? sums && refundableUntil(purchase.state, sums, clock.now())
      : latest && latest.refundedMinor < latest.amountMinor && withMoney.includes(purchase.state)
  const isOurs = purchase.provider === payments.source
  if (!isOpen || !isOurs || !latest || !purchase.checkoutRef) throw fail('not-refundable')
  await holdBack(db, by, id)
  try {
    await payments.refund(purchase.checkoutRef, latest.id, inTime())
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
  await clearIncidents(db, id, ['refund-failed'])
  await settlePurchase(deps, id)
  return cadOf((await sumsOf(db, [id])).get(id)?.refunded ?? 0)
}
