import { planNames, soldPlans } from '../domain/products.ts'
import { priceOfPlan } from './price-list.ts'
import type { CheckoutOrder } from './provider/payment-provider.ts'
import type { Purchase } from './purchases.store.ts'
import { tripPaid } from './trip-paid.ts'

/** The input outlives a cancelled checkout. */
function withDiscount(path: string, discount: string): string {
  const [page = '', query] = path.split('?')
  const params = new URLSearchParams(query)
  params.set('discount', discount)
  return `${page}?${params}`
}

/** Where the buyer comes back to, paid or not. */
function waysBack(purchase: Purchase): readonly [string, string] {
  const { id, kind, item, tripId, discount, returnTo } = purchase
  if (kind === 'consultation')
    return [`/consultation/success?session_id=${id}`, returnTo ?? '/consultation']
  if (kind === 'pdf') {
    const trip = returnTo ?? `/planner?trip=${tripId}`
    return [
      `/pdf-export-success?session_id=${id}&itinerary_id=${tripId}`,
      discount ? withDiscount(trip, discount) : trip,
    ]
  }
  const prices = discount ? `/pricing?discount=${discount}` : '/pricing'
  const success = tripPaid(returnTo, id) ?? `/pricing-success?session_id=${id}&plan=${item}`
  // A code that was typed at a gate still counts there.
  const back = returnTo && discount ? withDiscount(returnTo, discount) : returnTo
  return [success, back ?? prices]
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
