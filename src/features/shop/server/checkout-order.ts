import { planNames, soldPlans } from '../domain/products.ts'
import { priceOfPlan } from './catalogue.ts'
import type { CheckoutOrder } from './provider/payment-provider.ts'
import type { Purchase } from './purchases.store.ts'

/** Where the buyer comes back to, paid or not. */
function waysBack({ id, kind, item, tripId, discount }: Purchase): readonly [string, string] {
  if (kind === 'consultation') return [`/consultation/success?session_id=${id}`, '/consultation']
  if (kind === 'pdf') {
    const trip = `/planner?trip=${tripId}`
    return [
      `/pdf-export-success?session_id=${id}&itinerary_id=${tripId}`,
      discount ? `${trip}&discount=${discount}` : trip,
    ]
  }
  const prices = discount ? `/pricing?discount=${discount}` : '/pricing'
  return [`/pricing-success?session_id=${id}&plan=${item}`, prices]
}

const plans = soldPlans.map((item) => ({
  item,
  name: planNames[item],
  monthlyMinor: priceOfPlan(item),
}))

/** A purchase as the provider is asked for it. */
export function orderOf(purchase: Purchase, site: string): CheckoutOrder {
  const [success, cancel] = waysBack(purchase)
  const { id, title, item, currency, dueMinor, firstMinor, monthlyMinor, trialDays } = purchase
  return {
    key: id,
    title,
    item,
    currency,
    dueMinor,
    subscription: monthlyMinor === null ? null : { trialDays, firstMinor, monthlyMinor, plans },
    email: purchase.email,
    asksEmail: purchase.email === null,
    successUrl: site + success,
    cancelUrl: site + cancel,
    site,
  }
}
