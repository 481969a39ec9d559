import type { Clock } from '#platform/server/clock.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import { isUuid } from '#platform/shared/is-uuid.ts'
import { insertEvent } from './payments.store.ts'
import { EventRefused, type PaymentEvent } from './provider/payment-provider.ts'
import { findPurchase } from './purchases.store.ts'
import { settlePurchase, type SettleDeps } from './settle-purchase.ts'

export interface EventDeps extends SettleDeps {
  readonly clock: Clock
}

const fail = failWith(billingErrors)

async function read(
  { payments, clock, log }: EventDeps,
  body: string,
  headers: Headers,
): Promise<PaymentEvent> {
  try {
    return await payments.readEvent(body, headers, clock.now())
  } catch (error) {
    // The provider sends the event again after an error.
    if (!(error instanceof EventRefused)) throw fail('payments-unavailable', { cause: error })
    log.warn({ reason: error.reason }, 'payment event refused')
    throw fail('event-refused')
  }
}

/**
 * Takes a message of the payment provider. It is trusted in one thing only: that there is something to
 * ask about. One about no purchase of ours is noted and has no effect. Throws event-refused
 * and payments-unavailable.
 */
export async function takeEvent(deps: EventDeps, body: string, headers: Headers): Promise<void> {
  const event = await read(deps, body, headers)
  const purchase = isUuid(event.key) ? await findPurchase(deps.db, event.key) : undefined
  if (!purchase) {
    deps.log.warn({ event: event.id }, 'payment event about no purchase of ours')
    await insertEvent(deps.db, deps.payments.source, event, null)
    return
  }
  if (!purchase.checkoutRef) throw fail('payments-unavailable')
  await settlePurchase(deps, purchase.id, event)
}
