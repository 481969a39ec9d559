import { asFound } from '#features/trips/domain/item-price.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { quoteToItemText } from './messages.ts'

const dollars = (amount: number | null): string =>
  amount === null ? quoteToItemText.byThePolicy : `$${amount.toLocaleString('en-CA')}`

/** A quote as an item, on the day of departure. */
export function quoteToItem(quote: InsuranceQuote): ItemWrite {
  const { premium, coverage, policyDetails: policy, travellers = [], estimate, source } = quote
  const dates = formatDateRange(policy.travelStartDate, policy.travelEndDate)
  // By heads where all pay the same.
  const isAlike = travellers.every((one) => one.premium === travellers[0]?.premium)
  const quantity = isAlike ? Math.max(1, travellers.length) : 1
  return {
    type: 'insurance',
    name: quoteToItemText.travelInsurance(policy.destination),
    description: [
      policy.party
        ? quoteToItemText.party(dates, partyWords(policy.party))
        : quoteToItemText.oneTraveller(dates, policy.age),
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
    ...asFound(cad(premium), { basis: isAlike ? 'person' : 'group', quantity }),
    estimated: estimate,
    day: policy.travelStartDate,
    source: `insurance:${source}`,
  }
}
