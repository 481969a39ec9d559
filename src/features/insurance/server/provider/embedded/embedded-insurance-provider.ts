import { formatDate } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { assumedCosts, estimateAsOf, estimatePremium } from '../../../domain/estimate-premium.ts'
import { ageOn, daysOfTrip } from '../../../domain/quote-request.ts'
import type { InsuranceProvider } from '../insurance-provider.ts'

const assumptions = [
  `This is our own estimate, with figures from ${formatDate(estimateAsOf)}, not an insurer’s offer.`,
  'One traveller who lives in Canada and has provincial or territorial health coverage.',
  'No medical condition, or only conditions that have been stable for 180 days before departure.',
  `Cancellation cover is for $${assumedCosts.toLocaleString('en-CA')} in non-refundable costs.`,
]

/** An estimate by destination, days and age: no key, no network, the same for the same request. */
export const embeddedInsuranceProvider: InsuranceProvider = {
  source: 'embedded',
  quote: async ({ destinationCountry, travelStartDate, travelEndDate, birthDate }) => ({
    premium: toMajor(
      estimatePremium(destinationCountry, {
        days: daysOfTrip(travelStartDate, travelEndDate),
        age: ageOn(birthDate, travelStartDate),
      }),
    ),
    currency: 'CAD',
    coverage: { medical: 5_000_000, cancellation: 50_000, baggage: 2500, emergency: 1_000_000 },
    estimate: true,
    assumptions,
  }),
}
