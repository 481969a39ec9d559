import { closeCheckout } from './close-checkout.ts'
import { expireUnasked, isNobodys, type Purchase, takeUnsettled } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

export interface PurchaseReconciler {
  /** One round now; answers how many were asked about. */
  run(): Promise<number>
  close(): Promise<void>
}

const forgottenAfterMs = 25 * 60 * 60 * 1000

async function reconcile(deps: SettleDeps, purchase: Purchase): Promise<void> {
  // Its buyer's account was erased: nobody is to pay it any more.
  if (purchase.state === 'open' && isNobodys(purchase)) return closeCheckout(deps, purchase)
  if (purchase.checkoutRef) {
    await settlePurchase(deps, purchase.id)
    return
  }
  if (Date.now() - purchase.createdAt.getTime() > forgottenAfterMs)
    await expireUnasked(deps.db, purchase.id)
}

/**
 * Asks the provider about what events have not told: lost or late ones, a browser that never came back,
 * a process that died in between. Several processes may do so on one database.
 */
export function startPurchaseReconciler(
  deps: SettleDeps,
  { doubtAfterSeconds = 60, everyMs = 15_000 }: { doubtAfterSeconds?: number; everyMs?: number },
): PurchaseReconciler {
  let underway: Promise<number> | undefined
  const round = async (): Promise<number> => {
    const unsettled = await takeUnsettled(deps.db, doubtAfterSeconds)
    for (const purchase of unsettled)
      try {
        await reconcile(deps, purchase)
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown'
        deps.log.warn({ purchase: purchase.id, fault }, 'a purchase could not be looked up')
      }
    return unsettled.length
  }
  const run = (): Promise<number> => {
    underway ??= round().finally(() => {
      underway = undefined
    })
    return underway
  }
  const quietly = async (): Promise<void> => {
    try {
      await run()
    } catch (error) {
      deps.log.warn({ err: error }, 'open purchases cannot be read')
    }
  }
  const timer = setInterval(() => void quietly(), everyMs).unref()
  return {
    run,
    async close() {
      clearInterval(timer)
      await underway?.catch(() => 0)
    },
  }
}
