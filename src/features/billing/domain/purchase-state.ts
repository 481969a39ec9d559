import type { PaymentFacts, SubscriptionFact } from './payment-facts.ts'
import { type PurchaseKind, soldTiers } from './products.ts'

/**
 * open: nobody has paid yet. paid: it gives what was bought. overdue: a month was not paid. ended: a plan
 * that is over. expired: nobody paid: the checkout closed, or it was a test
 * card's on a site that takes money now. mismatched: another amount or another currency came
 * in than was asked; it gives nothing until somebody has looked at it.
 */
export const purchaseStates = [
  'open',
  'paid',
  'overdue',
  'refunded',
  'ended',
  'expired',
  'mismatched',
] as const
export type PurchaseState = (typeof purchaseStates)[number]

export interface PurchaseTerms {
  readonly kind: PurchaseKind
  readonly item: string
  readonly tripId: string | null
  readonly dueMinor: number
  readonly currency: string
}

const isRefunded = (payment: PaymentFacts['payments'][number] | undefined): boolean =>
  payment !== undefined && payment.amountMinor > 0 && payment.refundedMinor >= payment.amountMinor

function stateOfPlan({ payments }: PaymentFacts, { status }: SubscriptionFact): PurchaseState {
  if (status === 'ended') return isRefunded(payments.at(-1)) ? 'refunded' : 'ended'
  if (isRefunded(payments.at(-1))) return 'refunded'
  return status === 'past_due' ? 'overdue' : 'paid'
}

/** Whether what came in is what was asked: nothing is given for another amount or another currency. */
export function isAsAsked({ dueMinor, currency }: PurchaseTerms, facts: PaymentFacts): boolean {
  if (facts.checkout !== 'complete') return true
  if (facts.currency !== currency) return false
  const [first] = facts.payments
  return dueMinor === 0 || first === undefined || first.amountMinor === dueMinor
}

/** Where a purchase stands: a function of the provider's facts alone, whatever came before. */
export function stateOf(terms: PurchaseTerms, facts: PaymentFacts): PurchaseState {
  const { kind } = terms
  if (facts.checkout !== 'complete') return facts.checkout
  if (!isAsAsked(terms, facts)) return isRefunded(facts.payments.at(-1)) ? 'refunded' : 'mismatched'
  if (kind === 'plan') return facts.subscription ? stateOfPlan(facts, facts.subscription) : 'open'
  const [payment] = facts.payments
  if (!payment) return 'open'
  return isRefunded(payment) ? 'refunded' : 'paid'
}

/** True of a plan that goes on charging although its money went back: it gives nothing and has to end. */
export const chargesForNothing = (terms: PurchaseTerms, facts: PaymentFacts): boolean =>
  terms.kind === 'plan' &&
  stateOf(terms, facts) === 'refunded' &&
  facts.subscription?.status !== 'ended'

/** One thing that an account holds because of a purchase. */
export interface Given {
  readonly kind: 'tier' | 'plan' | 'pdf'
  readonly value: string
  /** An instant; null for good. */
  readonly until: string | null
}

const dayMs = 24 * 60 * 60 * 1000

/** A renewal may be a day late in reaching us before the plan stops. */
const graceAfter = (instant: string): string => new Date(Date.parse(instant) + dayMs).toISOString()

/** Whether what a plan was last paid for is over, whoever would renew it. */
export const hasRunOut = (periodEndsAt: Date | null, now: Date): boolean =>
  periodEndsAt !== null && periodEndsAt.getTime() + dayMs < now.getTime()

/**
 * What a tier gives that was bought for the difference, once what it stands on was given back: the tier
 * below, which that difference pays for.
 */
const withoutItsBase = (item: string): string =>
  soldTiers[soldTiers.findIndex((tier) => tier === item) - 1] ?? item

/**
 * What a purchase gives in its state; a consultation gives nothing that a permission reads. `baseHolds`
 * is about the purchase that a tier was bought on top of.
 */
export function givenBy(
  { kind, item, tripId }: PurchaseTerms,
  state: PurchaseState,
  { subscription }: Pick<PaymentFacts, 'subscription'>,
  baseHolds = true,
): readonly Given[] {
  if (state !== 'paid') return []
  if (kind === 'tier')
    return [{ kind, value: baseHolds ? item : withoutItsBase(item), until: null }]
  if (kind === 'pdf') return tripId ? [{ kind, value: tripId, until: null }] : []
  if (kind === 'plan' && subscription)
    return [{ kind, value: subscription.item, until: graceAfter(subscription.periodEndsAt) }]
  return []
}
