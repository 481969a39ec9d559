import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { PurchaseAnswer } from '../contract/billing.contract.ts'
import { refundableUntil } from '../domain/refund-window.ts'
import { cadOf } from './price-list.ts'
import { sumsOf, taxesOf } from './payments.store.ts'
import { presentTaxes } from './present-purchased.ts'
import { listPurchasesOf, type Purchase } from './purchases.store.ts'

/** The purchases of an account; unpaid ones are left out. */
export async function listPurchases(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  session: Session,
): Promise<PurchaseAnswer[]> {
  const all = await listPurchasesOf(db, { userId: session.userId })
  const bought = all.filter(({ state }: Purchase) => state !== 'open' && state !== 'expired')
  const ids = bought.map(({ id }) => id)
  const [sums, taxes] = [await sumsOf(db, ids), await taxesOf(db, ids)]
  const untilOf = ({ id, state }: Purchase) => {
    const paid = sums.get(id)
    return paid && refundableUntil(state, paid, clock.now())
  }
  return bought.map((purchase) => ({
    id: purchase.id,
    kind: purchase.kind,
    item: purchase.item,
    tripId: purchase.tripId,
    title: purchase.title,
    state: purchase.state,
    paidCad: cadOf(sums.get(purchase.id)?.paid ?? 0),
    refundedCad: cadOf(sums.get(purchase.id)?.refunded ?? 0),
    taxes: presentTaxes(taxes.get(purchase.id) ?? []),
    periodEndsAt: purchase.periodEndsAt?.toISOString() ?? null,
    cancels: purchase.cancels,
    refundableUntil: untilOf(purchase)?.toISOString() ?? null,
    boughtAt: (purchase.paidAt ?? purchase.createdAt).toISOString(),
  }))
}
