import type { RunningJob } from '#platform/server/jobs/run-every.ts'
import { startSettling } from '#platform/server/orders/settle-open.ts'
import { closeCheckout } from './close-checkout.ts'
import { endLeftPlan } from './end-left-plan.ts'
import {
  expireUnasked,
  giveUp,
  hasNoBuyer,
  type Purchase,
  takeUnsettled,
} from './purchases.store.ts'
import { finishRefund } from './refund-purchase.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

/** A provider keeps a checkout open for a day. */
const abandonedAfterMs = 25 * 60 * 60 * 1000

async function reconcile(deps: SettleDeps, purchase: Purchase): Promise<void> {
  const isAbandoned = Date.now() - purchase.createdAt.getTime() > abandonedAfterMs
  if (purchase.state === 'open' && hasNoBuyer(purchase)) {
    // The buyer's account was erased: it must not be paid any more, and after a day it cannot be.
    await (isAbandoned ? giveUp(deps.db, purchase.id) : closeCheckout(deps, purchase))
  } else if (purchase.provider !== deps.payments.source) await endLeftPlan(deps, purchase)
  else if (purchase.checkoutRef) {
    const settled = await settlePurchase(deps, purchase.id)
    if (settled) await finishRefund(deps, settled)
  } else if (isAbandoned) await expireUnasked(deps.db, purchase.id)
}

/**
 * Asks the provider about what webhooks have not told: lost or late ones, a browser that never came back, a
 * process that died in between. Retries refunds that staff began. A round returns the number of purchases that were
 * looked up.
 */
export const startPurchaseReconciler = (
  deps: SettleDeps,
  { doubtAfterSeconds = 60, everyMs = 15_000 }: { doubtAfterSeconds?: number; everyMs?: number },
): RunningJob<number> =>
  startSettling({
    name: 'purchases in doubt',
    everyMs,
    log: deps.log,
    claim: () => takeUnsettled(deps.db, doubtAfterSeconds),
    settle: async (purchase) => {
      await reconcile(deps, purchase)
      return true
    },
    doubt: ({ id }) => [{ purchase: id }, 'a purchase could not be looked up'],
  })
