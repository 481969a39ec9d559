import type { Clock } from '#platform/server/clock.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { shopErrors } from '../contract/shop.errors.ts'
import { refundableUntil } from '../domain/refund-window.ts'
import { cadOf } from './catalogue.ts'
import { clearIncidents, takeRefundTry } from './incidents.store.ts'
import { inTime } from './in-time.ts'
import { findLatestPayment, sumsOf } from './payments.store.ts'
import { findPurchase } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

const fail = failWith(shopErrors)

/** The payment service is not asked for the same again and again: each try is counted, and waits. */
async function holdBack(db: Db, id: string): Promise<void> {
  const turn = await takeRefundTry(db, id)
  if (turn === 'used up') throw fail('refund-by-hand')
  if (turn !== 'taken') throw fail('refund-waits', { headers: { 'retry-after': String(turn) } })
}

/**
 * Gives the latest payment of a purchase back, at the wish of its buyer. What follows is settled as ever,
 * from what the payment service then says. Answers what has gone back, in CAD. Throws
 * purchase-not-found, not-refundable, refund-waits, refund-by-hand and payments-unavailable.
 */
export async function refundPurchase(
  deps: SettleDeps & { readonly clock: Clock },
  { userId }: Session,
  id: string,
): Promise<number> {
  const { db, payments, clock } = deps
  const purchase = await findPurchase(db, id)
  if (purchase?.buyerId !== userId) throw fail('purchase-not-found')
  const [sums, latest] = [(await sumsOf(db, [id])).get(id), await findLatestPayment(db, id)]
  const isOpen = sums && refundableUntil(purchase.state, sums, clock.now())
  const isOurs = purchase.provider === payments.source
  if (!isOpen || !isOurs || !latest || !purchase.checkoutRef) throw fail('not-refundable')
  await holdBack(db, id)
  try {
    await payments.refund(purchase.checkoutRef, latest.id, inTime())
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
  await clearIncidents(db, id, ['refund-failed'])
  await settlePurchase(deps, id)
  return cadOf((await sumsOf(db, [id])).get(id)?.refunded ?? 0)
}
