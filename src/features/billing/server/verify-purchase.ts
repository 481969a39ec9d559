import { failWith } from '#platform/shared/app-error.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { IncludedTax } from '../domain/included-taxes.ts'
import type { PurchaseKind } from '../domain/products.ts'
import { isUuid } from '#platform/shared/is-uuid.ts'
import { sumsOf, taxesOf } from './payments.store.ts'
import type { Buyer } from './buyer.ts'
import { findPurchase, isBuyer, type Purchase } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

const fail = failWith(billingErrors)

export interface VerifiedPurchase {
  readonly purchase: Purchase
  readonly paidMinor: number
  readonly taxes: readonly IncludedTax[]
}

/**
 * A paid purchase of this buyer, asked about at the provider where no event has told yet. A stranger
 * learns not even that it exists. Throws purchase-not-found, not-paid and payments-unavailable.
 */
export async function verifyPurchase(
  deps: SettleDeps,
  id: string,
  buyers: readonly Buyer[],
  kinds: readonly PurchaseKind[],
): Promise<VerifiedPurchase> {
  const found = isUuid(id) ? await findPurchase(deps.db, id) : undefined
  if (!found || !kinds.includes(found.kind) || !buyers.some((buyer) => isBuyer(found, buyer))) {
    deps.log.warn({ kinds }, 'a purchase was asked about that is not theirs')
    throw fail('purchase-not-found')
  }
  const purchase = found.state === 'open' ? ((await settlePurchase(deps, id)) ?? found) : found
  if (purchase.state !== 'paid') throw fail('not-paid')
  const paid = (await sumsOf(deps.db, [id])).get(id)
  const taxes = (await taxesOf(deps.db, [id])).get(id) ?? []
  return { purchase, paidMinor: paid?.paid ?? 0, taxes }
}
