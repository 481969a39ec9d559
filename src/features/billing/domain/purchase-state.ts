import type { PaymentFacts, SubscriptionFact } from './payment-facts.ts'
import { type PurchaseKind, soldTiers } from './products.ts'

/**
 * open: not paid yet. paid: gives access to what was bought. overdue: a month was not paid. ended: a plan
 * that is over. expired: never paid, because the checkout closed or it used a test card on a site that now
 * takes real money. mismatched: another amount or currency was paid than was due; it gives nothing until
 * staff have reviewed it.
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

/** Whether the payment has the amount and currency due; otherwise nothing is fulfilled. */
export function isAsAsked({ dueMinor, currency }: PurchaseTerms, facts: PaymentFacts): boolean {
  if (facts.checkout !== 'complete') return true
  if (facts.currency !== currency) return false
  const [first] = facts.payments
  return dueMinor === 0 || first === undefined || first.amountMinor === dueMinor
}

/** The state of a purchase, as a function of the provider's facts alone: the previous state plays no part. */
export function stateOf(terms: PurchaseTerms, facts: PaymentFacts): PurchaseState {
  const { kind } = terms
  if (facts.checkout !== 'complete') return facts.checkout
  if (!isAsAsked(terms, facts)) return isRefunded(facts.payments.at(-1)) ? 'refunded' : 'mismatched'
  if (kind === 'plan') return facts.subscription ? stateOfPlan(facts, facts.subscription) : 'open'
  const [payment] = facts.payments
  if (!payment) return 'open'
  return isRefunded(payment) ? 'refunded' : 'paid'
}

/** True for a refunded plan that still charges: it gives nothing and must be ended. */
export const chargesForNothing = (terms: PurchaseTerms, facts: PaymentFacts): boolean =>
  terms.kind === 'plan' &&
  stateOf(terms, facts) === 'refunded' &&
  facts.subscription?.status !== 'ended'

/** One thing that an account holds because of a purchase. */
export interface Given {
  readonly kind: 'tier' | 'plan' | 'pdf'
  readonly value: string
  /** An instant; null means permanently. */
  readonly until: string | null
}

const dayMs = 24 * 60 * 60 * 1000

/** A renewal may reach us a day late before the plan stops. */
const graceAfter = (instant: string): string => new Date(Date.parse(instant) + dayMs).toISOString()

/** Whether a plan's last paid period is over, from any provider. */
export const hasRunOut = (periodEndsAt: Date | null, now: Date): boolean =>
  periodEndsAt !== null && periodEndsAt.getTime() + dayMs < now.getTime()

/**
 * What an upgrade gives after its base purchase was refunded: the tier below, which the paid difference
 * covers.
 */
const withoutItsBase = (item: string): string =>
  soldTiers[soldTiers.findIndex((tier) => tier === item) - 1] ?? item

/**
 * What a purchase gives in its state; a consultation gives no permission. `baseHolds` says whether the
 * purchase that a tier upgrade builds on still holds.
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
