import { randomUUID } from 'node:crypto'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import { fromMajor, toMajor } from '#platform/shared/money.ts'
import { convert, isCurrency } from '#platform/shared/reference-rates.ts'
import { insuredAges, type QuoteRequest } from '../../../domain/quote-request.ts'
import type { InsuranceProvider, ProviderQuote } from '../insurance-provider.ts'
import { offerSchema, type XCoverOffer } from './xcover-answers.ts'
import { xcoverText } from './messages.ts'
import { signedHeaders } from './xcover-signature.ts'

export interface XCoverParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  readonly secret: string
  /** The agency's code at the vendor. */
  readonly partner: string
  readonly url: string
  readonly now: () => number
}

/** Which of the vendor's benefits is which of ours. */
const benefits = {
  medical: /medical/i,
  cancellation: /cancel/i,
  baggage: /bag|luggage/i,
  emergency: /evacuat|emergency_(transport|assist)/i,
} as const

/** Sends ages and no birth dates: the price needs no more. */
const bodyOf = (request: QuoteRequest) => ({
  request: [
    {
      policy_type: 'comprehensive_travel_insurance',
      policy_type_version: 1,
      policy_start_date: request.travelStartDate,
      policy_end_date: request.travelEndDate,
      from_country: 'CA',
      destination_country: request.destinationCountry,
      citizenship: request.citizenship,
      insured: insuredAges(request).map((age) => ({ age })),
    },
  ],
  currency: 'CAD',
  customer_country: 'CA',
  customer_language: 'en',
})

/** The whole Canadian dollars of a limit; null where the quote does not say. */
function limitOf({ quotes }: XCoverOffer, code: RegExp): number | null {
  const all = quotes.flatMap(({ benefits: some, currency }) =>
    (some ?? []).flatMap((one) =>
      code.test(one.code) && typeof one.limit === 'number' && isCurrency(currency)
        ? Math.round(toMajor(convert(fromMajor(currency, one.limit), 'CAD')))
        : [],
    ),
  )
  return all.length > 0 ? Math.max(...all) : null
}

/** The quote; undefined without one, or if its currency can't be converted. */
function toQuote(offer: XCoverOffer): ProviderQuote | undefined {
  const [first] = offer.quotes
  const currency = offer.currency ?? first?.currency ?? ''
  const price = offer.total_price ?? first?.price
  if (!first || price === undefined || price <= 0 || !isCurrency(currency)) return undefined
  return {
    premium: toMajor(convert(fromMajor(currency, price), 'CAD')),
    currency: 'CAD',
    coverage: {
      medical: limitOf(offer, benefits.medical),
      cancellation: limitOf(offer, benefits.cancellation),
      baggage: limitOf(offer, benefits.baggage),
      emergency: limitOf(offer, benefits.emergency),
    },
    estimate: false,
    assumptions: [
      ...(first.policy?.policy_name ? [xcoverText.policy(first.policy.policy_name)] : []),
      xcoverText.wording,
    ],
  }
}

/** Quotes of an insurer that speaks like XCover, signed with the agency's key. */
export function createXCoverInsuranceProvider(parts: XCoverParts): InsuranceProvider {
  const { key, secret, partner, url, now, ...rest } = parts
  const client = createVendorClient({ name: 'xcover', url, now, ...rest })
  return {
    source: 'xcover',
    async quote(request, signal) {
      const offer = await client.call(
        {
          path: `/partners/${partner}/offers/`,
          headers: {
            ...signedHeaders({ key, secret }, new Date(now())),
            'x-idempotency-key': randomUUID(),
          },
          body: bodyOf(request),
          answer: offerSchema,
          // The insurer does not cover this trip.
          nothing: [404, 422],
        },
        signal,
      )
      return offer && toQuote(offer)
    },
  }
}
