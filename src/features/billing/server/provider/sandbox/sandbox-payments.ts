import { z } from 'zod'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import {
  EventRefused,
  type HostedCheckout,
  type HostedState,
  type PaymentProvider,
} from '../payment-provider.ts'
import { sharedSecret, signatureHeader, verify } from './event-signature.ts'
import { actOn, changePlanOf, monthAfter } from './sandbox-billing.ts'
import {
  expireCheckout,
  findCheckout,
  type StoredCheckout,
  type StoredSubscription,
  openCheckout,
  paymentsOf,
  saveCheckout,
  stateOfCheckout,
  writePayment,
} from './sandbox-books.ts'
import { createEventSender, postEvents } from './sandbox-events.ts'
import { refusalOf } from './test-cards.ts'

const eventSchema = z.strictObject({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  key: z.string().max(200),
})

const dayMs = 24 * 60 * 60 * 1000

function startedSubscription({ checkout }: StoredCheckout, now: Date): StoredSubscription | null {
  const { subscription, item } = checkout
  if (!subscription) return null
  const { trialDays, monthlyMinor } = subscription
  const trial = trialDays > 0
  return {
    status: trial ? 'trialing' : 'active',
    item,
    monthlyMinor,
    cancels: false,
    periodEndsAt: trial
      ? new Date(now.getTime() + trialDays * dayMs).toISOString()
      : monthAfter(now.toISOString()),
  }
}

/** Takes the money: the checkout is complete, its payment is in the books, its events are written. */
async function complete(db: Db, kept: StoredCheckout): Promise<void> {
  const subscription = startedSubscription(kept, new Date())
  await saveCheckout(db, { ...kept, state: 'complete', subscription })
  const { dueMinor } = kept.checkout
  if (dueMinor > 0) await writePayment(db, kept.id, dueMinor)
  await postEvents(db, kept, [
    'checkout.completed',
    ...(subscription ? ['subscription.created'] : []),
    ...(dueMinor > 0 ? ['invoice.paid'] : []),
  ])
}

function hostedBy(
  db: Db,
  wake: () => void,
): HostedCheckout & { refund(ref: string, payment: string): Promise<unknown> } {
  const change = async (
    ref: string,
    work: (tx: Db, kept: StoredCheckout) => Promise<void>,
  ): Promise<HostedState | undefined> => {
    const state = await db.transaction().execute(async (tx) => {
      const kept = await findCheckout(tx, ref, 'for update')
      if (!kept) return undefined
      await work(tx, kept)
      return stateOfCheckout(tx, (await findCheckout(tx, ref)) ?? kept)
    })
    wake()
    return state
  }
  return {
    async read(ref) {
      const kept = await findCheckout(db, ref)
      return kept && stateOfCheckout(db, kept)
    },
    async pay(ref, { number, email, delivery }) {
      const refused = refusalOf(number)
      const state = await change(ref, async (tx, kept) => {
        if (refused || kept.state !== 'open') return
        await complete(tx, {
          ...kept,
          delivery,
          email: kept.checkout.asksEmail ? (email ?? null) : null,
        })
      })
      if (!state) return undefined
      return refused && state.checkout === 'open' ? { state, refused } : { state }
    },
    act: (ref, action) =>
      change(ref, async (tx, kept) =>
        actOn(tx, kept, (await paymentsOf(tx, kept.id)).length, action),
      ),
    refund: (ref, payment) =>
      change(ref, async (tx, kept) => {
        const known = (await paymentsOf(tx, kept.id)).at(-1)
        // Only the latest goes back here, and only once.
        if (known?.id !== payment || known.refundedMinor > 0) return
        await actOn(tx, kept, 1, 'refund')
      }),
    changePlan: (ref, item) => change(ref, (tx, kept) => changePlanOf(tx, kept, item)),
  }
}

function parsed(body: string) {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch {
    // Signed and yet no event: the words of the fault would only repeat it.
    throw new EventRefused('unreadable')
  }
}

/**
 * A payment provider of our own for trying things out. It keeps its books in a schema that nothing else
 * reads, in transactions of its own, and reports events as signed messages over HTTP.
 */
export function createSandboxPayments({ db, log }: { db: Db; log: Logger }): PaymentProvider {
  let known: string | undefined
  const secret = async (): Promise<string> => (known ??= await sharedSecret(db))
  const sender = createEventSender({ db, log, secret })
  const hosted = hostedBy(db, sender.wake)
  return {
    source: 'embedded',
    async createCheckout(order) {
      const ref = await openCheckout(db, order)
      return { ref, url: `${order.site}/checkout?session=${ref}` }
    },
    async read(ref) {
      const kept = await findCheckout(db, ref)
      return kept && stateOfCheckout(db, kept)
    },
    closeCheckout: (ref) => expireCheckout(db, ref),
    async refund(ref, payment) {
      await hosted.refund(ref, payment)
    },
    async endSubscription(ref) {
      await hosted.act(ref, 'end-now')
    },
    async manageUrl(ref, { site }) {
      return `${site}/checkout/billing?session=${ref}`
    },
    async readEvent(body, headers, now) {
      verify(await secret(), body, headers.get(signatureHeader), now)
      return parsed(body)
    },
    hosted,
    close: sender.close,
  }
}
