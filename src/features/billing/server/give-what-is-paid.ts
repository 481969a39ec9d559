import { holdEntitlements } from '#features/entitlements/server/index.ts'
import { unveilTrips } from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { PaymentFacts } from '../domain/payment-facts.ts'
import { givenBy } from '../domain/purchase-state.ts'
import { findPurchase, listRestingOn, type Purchase } from './purchases.store.ts'

const isPaid = (purchase: Purchase | undefined): boolean => purchase?.state === 'paid'

/**
 * Gives an account what a purchase pays for as it now stands, in the transaction that wrote it down, and
 * sets right what was bought on top of it for the difference. Answers the titles of those that give less.
 */
export async function giveWhatIsPaid(
  tx: Db,
  purchase: Purchase,
  facts: Pick<PaymentFacts, 'subscription'>,
): Promise<readonly string[]> {
  const { id, buyerId, restsOn, state } = purchase
  if (!buyerId) return []
  const baseHolds = restsOn === null || isPaid(await findPurchase(tx, restsOn))
  await holdEntitlements(tx, buyerId, id, givenBy(purchase, state, facts, baseHolds))
  await unveilTrips(tx, buyerId)
  if (purchase.kind !== 'tier') return []
  const resting = (await listRestingOn(tx, id)).filter(isPaid)
  for (const upgrade of resting) {
    const given = givenBy(upgrade, upgrade.state, { subscription: null }, isPaid(purchase))
    await holdEntitlements(tx, buyerId, upgrade.id, given)
  }
  return isPaid(purchase) ? [] : resting.map(({ title }) => title)
}
