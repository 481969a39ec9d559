import { perUnit } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { quoteToItemText } from './messages.ts'

const dollars = (amount: number): string => `$${amount.toLocaleString('en-CA')}`

/** A quote as an item, on the day of departure: it insures one traveller. */
export function quoteToItem(quote: InsuranceQuote): ItemWrite {
  const { premium, coverage, policyDetails: policy, estimate, source } = quote
  return {
    type: 'insurance',
    name: quoteToItemText.travelInsurance(policy.destination),
    description: [
      quoteToItemText.oneTraveller(
        formatDateRange(policy.travelStartDate, policy.travelEndDate),
        policy.age,
      ),
      quoteToItemText.medicalCancellation(
        dollars(coverage.medical),
        dollars(coverage.cancellation),
      ),
      `baggage ${dollars(coverage.baggage)}, evacuation ${dollars(coverage.emergency)}.`,
      estimate ? quoteToItemText.estimatePolicyBoughtThrough : '',
    ]
      .join(' ')
      .trim(),
    location: policy.destination,
    ...perUnit('person', cad(premium), 1),
    estimated: estimate,
    day: policy.travelStartDate,
    source: `insurance:${source}`,
  }
}
