import type { Clock } from '#platform/server/clock.ts'
import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import { refundableUntil } from '../domain/refund-window.ts'
import { cadOf } from './price-list.ts'
import { clearIncidents, incidentsOf, takeRefundTry } from './incidents.store.ts'
import { inTime } from './in-time.ts'
import { findLatestPayment, sumsOf } from './payments.store.ts'
import { findPurchase, type Purchase, saveRefundReason } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

const fail = failWith(billingErrors)

/** Who makes the refund: the buyer, within the window; or staff, with a reason, at any time. */
export type Refunder =
  | { readonly buyer: Session }
  | { readonly staff: Session; readonly reason: string }

/**
 * Limits repeated requests to the payment service: each try is counted and has a waiting time. Stores who
 * tries and why with it, for the letter of a later settlement.
 */
async function holdBack(db: Db, by: Refunder, id: string): Promise<void> {
  const turn = await takeRefundTry(db, id, async (tx) => {
    // Another try may have given the money back since the purchase was read.
    const latest = await findLatestPayment(tx, id)
    if (!latest || latest.refundedMinor >= latest.amountMinor) throw fail('not-refundable')
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

/** States with money that staff may refund, ended plans included. */
const withMoney: readonly PurchaseState[] = ['paid', 'overdue', 'ended', 'mismatched']

type Latest = Awaited<ReturnType<typeof findLatestPayment>>

const mayGoBack = ({ state }: Purchase, latest: Latest): latest is NonNullable<Latest> =>
  latest !== undefined && latest.refundedMinor < latest.amountMinor && withMoney.includes(state)

/**
 * Asks the payment service, then settles. The try is cleared last, so that one left by a process that died
 * is found.
 */
async function giveBack(
  deps: SettleDeps,
  id: string,
  { ref, payment }: { readonly ref: string; readonly payment: string },
): Promise<void> {
  try {
    await deps.payments.refund(ref, payment, inTime())
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
  await settlePurchase(deps, id)
  await clearIncidents(deps.db, id, ['refund-failed'])
}

/**
 * Completes a refund that staff began and that did not finish because the process died or the payment
 * service refused. Uses up one of the refund's tries, when it is due; does nothing if the money has gone
 * back. `purchase` must be freshly settled. Throws payments-unavailable.
 */
export async function finishRefund(deps: SettleDeps, purchase: Purchase): Promise<void> {
  const { id, refundReason, checkoutRef } = purchase
  const begun = (await incidentsOf(deps.db, [id])).get(id)
  const since = begun?.find(({ kind }) => kind === 'refund-failed')?.firstAt
  const latest = await findLatestPayment(deps.db, id)
  if (refundReason === null || checkoutRef === null) return
  if (!since || !mayGoBack(purchase, latest)) return
  // A later payment is not the one that staff refunded.
  if (latest.paidAt > since) return
  const turn = await takeRefundTry(deps.db, id, async () => undefined)
  if (turn === 'taken') await giveBack(deps, id, { ref: checkoutRef, payment: latest.id })
}

/**
 * Refunds the latest payment of a purchase, for its buyer or by staff, then settles from the payment
 * service's facts. Returns the refunded amount in CAD. Throws purchase-not-found, not-refundable,
 * refund-waits, refund-by-hand and payments-unavailable.
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
      : mayGoBack(purchase, latest)
  const isOurs = purchase.provider === payments.source
  if (!isOpen || !isOurs || !latest || !purchase.checkoutRef) throw fail('not-refundable')
  await holdBack(db, by, id)
  await giveBack(deps, id, { ref: purchase.checkoutRef, payment: latest.id })
  return cadOf((await sumsOf(db, [id])).get(id)?.refunded ?? 0)
}
