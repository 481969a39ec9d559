import { z } from 'zod'

/** What we read of LiteAPI's bookings (version 3.0); the rest is left alone. */

const currency = z.string().length(3)

const policySchema = z
  .object({
    cancelPolicyInfos: z
      .array(z.object({ cancelTime: z.string(), amount: z.number(), currency: currency.nullish() }))
      .nullish(),
    refundableTag: z.string().nullish(),
  })
  .nullish()

export const prebookSchema = z.object({
  data: z.object({
    prebookId: z.string().min(1).max(200),
    price: z.number().positive(),
    currency,
    /** One for each room. */
    roomTypes: z.array(
      z.object({ rates: z.array(z.object({ cancellationPolicies: policySchema })).nullish() }),
    ),
    transactionId: z.string().min(1).max(400),
    secretKey: z.string().min(1).max(2000),
  }),
})

/** An error of the vendor: `code` says which, and the words are for developers. */
export const refusalSchema = z.object({
  error: z.object({
    code: z.number(),
    description: z.string().nullish(),
    message: z.string().nullish(),
  }),
})

const bookingSchema = z.object({
  bookingId: z.string().min(1).max(200),
  clientReference: z.string().nullish(),
  status: z.string(),
})

export const bookSchema = z.object({ data: bookingSchema })
export const bookingListSchema = z.object({ data: z.array(bookingSchema).nullish() })

export const cancelSchema = z.object({
  data: z.object({
    status: z.string(),
    cancellation_fee: z.number().nullish(),
    refund_amount: z.number().nullish(),
    currency,
  }),
})

export type LiteBooking = z.infer<typeof bookingSchema>
export type LitePrebook = z.infer<typeof prebookSchema>['data']
export type LiteRefusal = z.infer<typeof refusalSchema>['error']
