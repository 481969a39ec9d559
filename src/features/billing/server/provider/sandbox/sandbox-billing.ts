import type { Db } from '#platform/server/db/tables.ts'
import type { BillingAction } from '../payment-provider.ts'
import {
  type StoredCheckout,
  type StoredSubscription,
  refundLatest,
  saveCheckout,
  writePayment,
} from './sandbox-books.ts'
import { postEvents } from './sandbox-events.ts'

/** The same day of the next month; the last one where that month is shorter. */
export function monthAfter(instant: string): string {
  const from = new Date(instant)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const time = from.toISOString().slice(10)
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, day))
  return month.toISOString().slice(0, 10) + time
}

type Change = {
  readonly subscription: StoredSubscription
  readonly paysMinor?: number
  readonly events: readonly string[]
}

function changeOf(
  kept: StoredCheckout,
  subscription: StoredSubscription,
  paid: number,
  action: BillingAction,
): Change | undefined {
  if (subscription.status === 'ended') return undefined
  if (action === 'cancel-at-end' || action === 'keep')
    return {
      subscription: { ...subscription, cancels: action === 'cancel-at-end' },
      events: ['subscription.updated'],
    }
  if (action === 'end-now' || (action === 'renew' && subscription.cancels))
    return { subscription: { ...subscription, status: 'ended' }, events: ['subscription.ended'] }
  if (action === 'fail-renewal')
    return {
      subscription: { ...subscription, status: 'past_due' },
      events: ['invoice.payment_failed', 'subscription.updated'],
    }
  const first = kept.checkout.subscription?.firstMinor ?? subscription.monthlyMinor
  return {
    subscription: {
      ...subscription,
      status: 'active',
      periodEndsAt: monthAfter(subscription.periodEndsAt),
    },
    // The reduction is the first payment's, and a trial pays nothing before it ends.
    paysMinor: paid === 0 ? first : subscription.monthlyMinor,
    events: ['invoice.paid', 'subscription.updated'],
  }
}

/** Plays the end of a month, the bank or the buyer, and sends the events. */
export async function actOn(
  db: Db,
  kept: StoredCheckout,
  paid: number,
  action: BillingAction,
): Promise<void> {
  if (kept.state !== 'complete') return
  if (action === 'refund') {
    await refundLatest(db, kept.id)
    if (kept.subscription)
      await saveCheckout(db, { ...kept, subscription: { ...kept.subscription, status: 'ended' } })
    return postEvents(db, kept, ['payment.refunded'])
  }
  const change = kept.subscription && changeOf(kept, kept.subscription, paid, action)
  if (!change) return
  await saveCheckout(db, { ...kept, subscription: change.subscription })
  if (change.paysMinor !== undefined) await writePayment(db, kept.id, change.paysMinor)
  await postEvents(db, kept, change.events)
}

/** From now on another plan runs; it is paid from the next month on. */
export async function changePlanOf(db: Db, kept: StoredCheckout, item: string): Promise<void> {
  const plan = kept.checkout.subscription?.plans.find((known) => known.item === item)
  if (!plan || !kept.subscription || kept.subscription.status === 'ended') return
  const { monthlyMinor } = plan
  await saveCheckout(db, { ...kept, subscription: { ...kept.subscription, item, monthlyMinor } })
  await postEvents(db, kept, ['subscription.updated'])
}
