import { z } from 'zod'

/** What of an amount each tax is, in Canadian dollars; empty where receipts say nothing of taxes. */
export const taxesSchema = z.array(
  z.strictObject({
    name: z.string(),
    /** Under which the business is registered for it. */
    number: z.string(),
    /** In per cent. */
    rate: z.number(),
    amount: z.number().min(0),
  }),
)

export type TaxesAnswer = z.infer<typeof taxesSchema>
