import { z } from 'zod'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { timeZone, uuid } from '#platform/shared/wire.ts'
import { consultationIds, soldPlans, soldTiers } from '../domain/products.ts'
import { purchasedRoutes } from './purchased.endpoints.ts'
import { billingErrors } from './billing.errors.ts'
import { taxesSchema } from './taxes.schema.ts'

/** Canadian dollars in decimal. */
const amount = z.number().min(0)
const currency = z.string()
const instant = z.iso.datetime()
/** An unknown id gets not-found, malformed ones too. */
const session = z.strictObject({ id: z.string().min(1).max(200) })

/** The page to return to; null if the client did not send one. */
const returnTo = z.string().nullable()

const verifying = ['purchase-not-found', 'not-paid', 'payments-unavailable'] as const

/** What a paid purchase gives access to: the look-ups behind the confirmation pages, and the full PDF. */
export const purchasedContract = defineContract({
  tag: 'shop',
  routes: purchasedRoutes,
  errors: billingErrors,
  operations: {
    verifyPricing: {
      summary: 'Checks with the payment service whether a tier or a plan is paid, and grants it.',
      params: session,
      output: z.strictObject({
        success: z.literal(true),
        tier: z.enum(soldTiers).nullable(),
        plan: z.enum(soldPlans).nullable(),
        amount_paid: amount,
        currency,
        taxes: taxesSchema,
        trialEndsAt: instant.nullable(),
        returnTo,
      }),
      errors: [...verifying],
    },
    verifyConsultation: {
      summary: 'Checks whether a consultation is paid; only for its buyer, in the same browser.',
      params: session,
      output: z.strictObject({
        success: z.literal(true),
        tier: z.enum(consultationIds),
        amount_paid: amount,
        currency,
        returnTo,
        taxes: taxesSchema,
      }),
      errors: [...verifying],
    },
    verifyPdf: {
      summary: 'Checks whether a PDF is paid, and returns a summary of the trip.',
      params: session,
      query: z.strictObject({ itinerary_id: z.string().min(1).max(200) }),
      output: z.strictObject({
        success: z.literal(true),
        itinerary: z.strictObject({
          id: uuid,
          title: z.string(),
          items: z.array(z.strictObject({ name: z.string(), type: z.string(), price: amount })),
          budget: z.strictObject({ total: amount, categories: z.record(z.string(), amount) }),
        }),
        amount_paid: amount,
        currency,
        returnTo,
        taxes: taxesSchema,
      }),
      errors: [...verifying, 'trip-not-found'],
    },
    generatePdf: {
      summary: 'The full PDF of a saved trip: by tier, or bought for this trip.',
      body: z.strictObject({
        itinerary: z.looseObject({ id: uuid }),
        /** Sent by older clients and ignored: the purchase is looked up. */
        paidExport: z.boolean().optional(),
        /** Also emails it to the account's address. */
        email: z.boolean().optional(),
        /** Time zone of the date on the document; the business's own by default. */
        timeZone: timeZone.optional(),
      }),
      watched: true,
      output: fileOutput('application/pdf'),
      errors: ['tier-required', 'trip-not-found', 'pdf-failed'],
    },
  },
})

export type PurchasedContract = typeof purchasedContract
