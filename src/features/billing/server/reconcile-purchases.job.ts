import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
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
 * process that died in between. Retries refunds that staff began. Several processes may run it on one
 * database. A round returns the number of purchases checked.
 */
export function startPurchaseReconciler(
  deps: SettleDeps,
  { doubtAfterSeconds = 60, everyMs = 15_000 }: { doubtAfterSeconds?: number; everyMs?: number },
): RunningJob<number> {
  const round = async (closing: AbortSignal): Promise<number> => {
    const unsettled = await takeUnsettled(deps.db, doubtAfterSeconds)
    for (const purchase of unsettled) {
      if (closing.aborted) break
      try {
        await reconcile(deps, purchase)
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown'
        deps.log.warn({ purchase: purchase.id, fault }, 'a purchase could not be looked up')
      }
    }
    return unsettled.length
  }
  return runEvery({ name: 'purchases in doubt', everyMs, log: deps.log, round })
}
