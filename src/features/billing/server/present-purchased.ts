import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { arrangeDays } from '#features/trips/domain/arrange-days.ts'
import { tripTotal } from '#features/trips/domain/trip-totals.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { toMajor } from '#platform/shared/money.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { IncludedTax } from '../domain/included-taxes.ts'
import { consultationIds, soldPlans, soldTiers } from '../domain/products.ts'
import { cadOf, currency } from './price-list.ts'
import { totalsByCategory } from '#features/documents/server/index.ts'
import type { VerifiedPurchase } from './verify-purchase.ts'

const fail = failWith(billingErrors)

export const presentTaxes = (taxes: readonly IncludedTax[]) =>
  taxes.map(({ amountMinor, ...tax }) => ({ ...tax, amount: cadOf(amountMinor) }))

const paymentOf = ({ paidMinor, purchase, taxes }: VerifiedPurchase) => ({
  success: true as const,
  amount_paid: cadOf(paidMinor),
  currency,
  returnTo: purchase.returnTo,
  taxes: presentTaxes(taxes),
})

export function presentPricing(verified: VerifiedPurchase) {
  const { kind, item, trialDays, periodEndsAt } = verified.purchase
  const isTrial = kind === 'plan' && trialDays > 0 && verified.paidMinor === 0
  return {
    ...paymentOf(verified),
    tier: (kind === 'tier' && soldTiers.find((tier) => tier === item)) || null,
    plan: (kind === 'plan' && soldPlans.find((plan) => plan === item)) || null,
    trialEndsAt: isTrial ? (periodEndsAt?.toISOString() ?? null) : null,
  }
}

export function presentConsultation(verified: VerifiedPurchase) {
  const tier = consultationIds.find((id) => id === verified.purchase.item)
  if (!tier) throw fail('purchase-not-found')
  return { ...paymentOf(verified), tier }
}

export function presentPdf(
  verified: VerifiedPurchase,
  { trip, items }: { readonly trip: Trip; readonly items: readonly ListedItem[] },
) {
  const { days, unscheduled } = arrangeDays(trip, items)
  const inOrder = [...days.flatMap((day) => day.items), ...unscheduled]
  return {
    ...paymentOf(verified),
    itinerary: {
      id: trip.id,
      title: trip.title,
      items: inOrder.map(({ name, type, price }) => ({ name, type, price: toMajor(price) })),
      budget: {
        total: toMajor(tripTotal(items)),
        categories: Object.fromEntries(
          totalsByCategory(items).map(({ type, amount }) => [type, toMajor(amount)]),
        ),
      },
    },
  }
}
