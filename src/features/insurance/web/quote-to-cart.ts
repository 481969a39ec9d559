import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'

const dollars = (amount: number): string => `$${amount.toLocaleString('en-CA')}`

/** The cart's item of a quote: of the kind other, on the day of departure. */
export function quoteToCart(quote: InsuranceQuote): Omit<CartItem, 'id'> {
  const { premium, currency, coverage, policyDetails: policy, estimate, source } = quote
  return {
    type: 'other',
    title: `Travel insurance: ${policy.destination}`,
    description: [
      `${formatDateRange(policy.travelStartDate, policy.travelEndDate)}, one traveller of ${policy.age}.`,
      `Medical ${dollars(coverage.medical)}, cancellation ${dollars(coverage.cancellation)},`,
      `baggage ${dollars(coverage.baggage)}, evacuation ${dollars(coverage.emergency)}.`,
      estimate ? 'An estimate: the policy is bought through a consultation.' : '',
    ]
      .join(' ')
      .trim(),
    location: policy.destination,
    date: policy.travelStartDate,
    cost: premium,
    currency,
    estimated: estimate,
    source: `insurance:${source}`,
  }
}
