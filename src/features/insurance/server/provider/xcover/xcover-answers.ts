import { z } from 'zod'

/**
 * What we read of a quote. Its shape follows what is published of XCover's offers; nothing of it was recorded from
 * the vendor, whose contract names the policies and their benefits of each agency.
 */

const amount = z.coerce.number().nonnegative()

const quoteSchema = z.object({
  price: amount,
  currency: z.string().length(3),
  policy: z.object({ policy_name: z.string().nullish() }).nullish(),
  /** The largest payouts, by the vendor's names of benefits. */
  benefits: z.array(z.object({ code: z.string(), limit: amount.nullish() })).nullish(),
})

/** `quotes` is a list, or a list by name. */
export const offerSchema = z.object({
  total_price: amount.nullish(),
  currency: z.string().length(3).nullish(),
  quotes: z
    .union([z.array(quoteSchema), z.record(z.string(), quoteSchema)])
    .transform((quotes) => (Array.isArray(quotes) ? quotes : Object.values(quotes))),
})

export type XCoverOffer = z.infer<typeof offerSchema>
