import { formatDate } from '#platform/shared/local-date.ts'
import { sum, toMajor } from '#platform/shared/money.ts'
import type { Party } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { assumedCosts, estimateAsOf, estimatePremium } from '../../../domain/estimate-premium.ts'
import { daysOfTrip, insuredAges } from '../../../domain/quote-request.ts'
import type { InsuranceProvider } from '../insurance-provider.ts'
import { assumptionsText as text } from './messages.ts'

const limitText = assumedCosts.toLocaleString('en-CA')

const assumptionsFor = (party: Party | undefined): string[] => [
  text.ours(formatDate(estimateAsOf)),
  party ? text.party(partyWords(party)) : text.traveller,
  ...(party && party.adults > 1 ? [text.adultsAge] : []),
  text.healthy,
  text.cancellation(limitText, party !== undefined),
]

/** An estimate by destination, days and ages: no key, no network, the same for the same request. */
export const embeddedInsuranceProvider: InsuranceProvider = {
  source: 'embedded',
  async quote(request) {
    const { destinationCountry, travelStartDate, travelEndDate } = request
    const days = daysOfTrip(travelStartDate, travelEndDate)
    const ages = insuredAges(request)
    const premiums = ages.map((age) => estimatePremium(destinationCountry, { days, age }))
    const party = ages.length > 1 ? request.party : undefined
    return {
      premium: toMajor(sum('CAD', premiums)),
      ...(party
        ? { travellers: premiums.map((one, at) => ({ age: ages[at] ?? 0, premium: toMajor(one) })) }
        : {}),
      currency: 'CAD',
      coverage: { medical: 5_000_000, cancellation: 50_000, baggage: 2500, emergency: 1_000_000 },
      estimate: true,
      assumptions: assumptionsFor(party),
    }
  },
}
