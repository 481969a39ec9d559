import { findPrecedence } from '#features/entitlements/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import { type IncludedTax, includedTaxes, type SalesTax } from '../domain/included-taxes.ts'
import type { PaymentFacts } from '../domain/payment-facts.ts'
import type { IncidentKind } from '../domain/purchase-incident.ts'
import {
  chargesForNothing,
  isAsAsked,
  type PurchaseState,
  stateOf,
} from '../domain/purchase-state.ts'
import { inTime } from './in-time.ts'
import { clearIncidents, noteIncident } from './incidents.store.ts'
import { insertEvent, insertPayment, isEventKnown, keepRefund, taxesIn } from './payments.store.ts'
import type { PaymentEvent, PaymentProvider } from './provider/payment-provider.ts'
import { giveWhatIsPaid } from './give-what-is-paid.ts'
import { findPurchase, holdBuyer, hasNoBuyer, moveOn, type Purchase } from './purchases.store.ts'
import { type LettersOf, lettersFor, type PurchaseNews } from './billing-letters.ts'

export interface SettleDeps {
  readonly db: Db
  readonly payments: PaymentProvider
  readonly mailQueue: MailQueue
  readonly log: Logger
  readonly billingLetters: LettersOf
}

const fail = failWith(billingErrors)
/** Optimistic-lock retries; this many are never reached. */
const mostTries = 60

/** States in which a mismatched payment ends the checkout. */
const settlesMismatch: readonly PurchaseState[] = ['open', 'mismatched', 'refunded']

/** The purchase was changed since it was read. */
class Overtaken extends Error {}

async function keepPayments(
  tx: Db,
  { after: purchase, facts }: Pick<PurchaseNews, 'after' | 'facts'>,
  taxes: readonly SalesTax[],
): Promise<PurchaseNews['news']> {
  const told = new Map<string, readonly IncludedTax[]>()
  const news = { paid: [] as string[], refunded: [] as string[], taxes: told }
  // The books are in one currency: payments in another are looked up at the provider.
  if (facts.currency !== purchase.currency) return news
  for (const payment of facts.payments) {
    const { id, amountMinor } = payment
    const kept = { ...payment, taxes: includedTaxes(amountMinor, taxes) }
    if (await insertPayment(tx, purchase, kept)) news.paid.push(id)
    if (await keepRefund(tx, purchase, payment)) news.refunded.push(id)
    // The taxes on a receipt stay, even if the rates have changed since.
    told.set(id, await taxesIn(tx, purchase, id))
  }
  return news
}

/** Incidents that these facts resolve. */
const settledIncidents = (purchase: Purchase, facts: PaymentFacts): IncidentKind[] => {
  const { state } = purchase
  return [
    ...(state === 'refunded' ? ['refund-failed' as const] : []),
    ...(state === 'refunded' || isAsAsked(purchase, facts) ? ['other-amount' as const] : []),
    ...(chargesForNothing(purchase, facts) ? [] : ['plan-not-ended' as const]),
  ]
}

/** One transaction for the event, the state, the holdings, the payments and the letters. */
async function writeDown(
  { db, mailQueue, billingLetters }: SettleDeps,
  before: Purchase,
  facts: PaymentFacts,
  event: PaymentEvent | undefined,
): Promise<Purchase> {
  return db.transaction().execute(async (tx) => {
    if (event && !(await insertEvent(tx, before.provider, event, before.id))) return before
    // A tier and the upgrades that build on it are written one after the other.
    if (before.kind === 'tier' && before.buyerId) await holdBuyer(tx, { userId: before.buyerId })
    const state = stateOf(before, facts)
    const { subscription } = facts
    const after = await moveOn(tx, before, {
      state,
      item: subscription?.item ?? before.item,
      // An erased address stays erased.
      email: before.email ?? (hasNoBuyer(before) ? null : facts.email),
      // A refunded plan that is known to have ended is not asked about again.
      periodEndsAt:
        state === 'refunded' && subscription?.status === 'ended'
          ? null
          : (subscription?.periodEndsAt ?? null),
      cancels: subscription?.cancels ?? false,
    })
    if (!after) throw new Overtaken()
    const lowered = await giveWhatIsPaid(tx, after, facts)
    const news = await keepPayments(tx, { after, facts }, billingLetters.taxes)
    await clearIncidents(tx, after.id, settledIncidents(after, facts))
    if (state === 'mismatched') await noteIncident(tx, after.id, 'other-amount')
    const precedence = await findPrecedence(tx, after.buyerId ?? undefined)
    const story = { before, after, facts, news, lowered, precedence }
    for (const letter of lettersFor(billingLetters, story)) await mailQueue.post(tx, letter)
    return after
  })
}

async function ask({ payments }: SettleDeps, ref: string): Promise<PaymentFacts> {
  try {
    const facts = await payments.read(ref, inTime())
    if (facts) return facts
  } catch (cause) {
    throw fail('payments-unavailable', { cause })
  }
  throw fail('payments-unavailable')
}

const runs = ({ subscription }: PaymentFacts): boolean =>
  subscription !== null && subscription.status !== 'ended'

/**
 * Ends a plan that was refunded but still runs, because the refund was made at the provider or the process
 * died halfway. Also ends a plan that was begun while its buyer's account was erased, or that was not paid
 * as due. If that fails, a refund is stored as it is, and ending the plan is retried later.
 */
async function askAndEnd(deps: SettleDeps, before: Purchase, ref: string): Promise<PaymentFacts> {
  const facts = await ask(deps, ref)
  const givesNothing =
    hasNoBuyer(before) || (before.state === 'open' && stateOf(before, facts) === 'mismatched')
  if (!chargesForNothing(before, facts) && !(givesNothing && runs(facts))) return facts
  try {
    await deps.payments.endSubscription(ref, inTime())
    return await ask(deps, ref)
  } catch (error) {
    // Other purchases stay open unless stored, and are looked up again.
    if (!chargesForNothing(before, facts)) throw fail('payments-unavailable', { cause: error })
    await noteIncident(deps.db, before.id, 'plan-not-ended')
    const fault = error instanceof Error ? error.name : 'unknown'
    deps.log.error(
      { purchase: before.id, fault },
      'a plan that gives nothing could not be ended yet',
    )
    return facts
  }
}

/**
 * Asks the provider for the state of a purchase and stores it with all consequences. Each write is based on
 * facts fetched after the previous write, so webhooks may come in any order, repeated, late, or not at all.
 * Throws payments-unavailable.
 */
export async function settlePurchase(
  deps: SettleDeps,
  id: string,
  event?: PaymentEvent,
): Promise<Purchase | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await findPurchase(deps.db, id)
    if (!before?.checkoutRef || before.provider !== deps.payments.source) return before
    if (event && (await isEventKnown(deps.db, before.provider, event.id))) return before
    const facts = await askAndEnd(deps, before, before.checkoutRef)
    if (!isAsAsked(before, facts)) {
      deps.log.error({ purchase: id }, 'another amount was paid than was asked: nothing is given')
      // A purchase that was in order keeps giving what it gave until staff have reviewed it.
      if (!settlesMismatch.includes(before.state)) {
        await noteIncident(deps.db, id, 'other-amount')
        return before
      }
    }
    try {
      const after = await writeDown(deps, before, facts, event)
      deps.mailQueue.wake()
      return after
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  throw fail('payments-unavailable')
}
