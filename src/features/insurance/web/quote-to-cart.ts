import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { quoteToCartText } from './messages.ts'

const dollars = (amount: number): string => `$${amount.toLocaleString('en-CA')}`

/** The cart's item of a quote: of the kind other, on the day of departure. */
export function quoteToCart(quote: InsuranceQuote): Omit<CartItem, 'id'> {
  const { premium, currency, coverage, policyDetails: policy, estimate, source } = quote
  return {
    type: 'other',
    title: quoteToCartText.travelInsurance(policy.destination),
    description: [
      quoteToCartText.oneTraveller(
        formatDateRange(policy.travelStartDate, policy.travelEndDate),
        policy.age,
      ),
      quoteToCartText.medicalCancellation(
        dollars(coverage.medical),
        dollars(coverage.cancellation),
      ),
      `baggage ${dollars(coverage.baggage)}, evacuation ${dollars(coverage.emergency)}.`,
      estimate ? quoteToCartText.estimatePolicyBoughtThrough : '',
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
