import type { Clock } from '#platform/server/clock.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { countryName } from '../domain/insured-countries.ts'
import { ageOn, daysOfTrip, quoteErrors, type QuoteRequest } from '../domain/quote-request.ts'
import type { InsuranceProvider } from './provider/insurance-provider.ts'

const fail = failWith(commonErrors)

export interface QuoteDeps {
  readonly insurance: InsuranceProvider
  readonly clock: Clock
  readonly notOffered: { readonly insurance?: NotOffered }
}

export async function quoteInsurance(
  { insurance, clock, notOffered }: QuoteDeps,
  request: QuoteRequest,
  signal: AbortSignal,
): Promise<InsuranceQuote | (NotOffered & { success: true })> {
  const now = clock.now()
  const fields = quoteErrors(request, earliestToday(now))
  const [first] = fields
  if (first) throw fail('invalid-input', { message: first.message, fields })
  const { destinationCountry, travelStartDate, travelEndDate, birthDate } = request
  const quote = await insurance.quote(request, signal)
  if (!quote)
    return { success: true, ...(notOffered.insurance ?? { offered: false, partners: [] }) }
  return {
    success: true,
    ...quote,
    policyDetails: {
      destination: countryName(destinationCountry),
      destinationCountry,
      travelStartDate,
      travelEndDate,
      days: daysOfTrip(travelStartDate, travelEndDate),
      age: ageOn(birthDate, travelStartDate),
      ...(quote.travellers && request.party
        ? { party: { ...request.party, children: [...request.party.children] } }
        : {}),
    },
    source: insurance.source,
    quotedAt: now.toISOString(),
  }
}
