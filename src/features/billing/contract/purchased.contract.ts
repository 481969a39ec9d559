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
/** A forged one is not found, whatever it looks like. */
const session = z.strictObject({ id: z.string().min(1).max(200) })

/** Where the buyer was; null where the client did not say. */
const returnTo = z.string().nullable()

const verifying = ['purchase-not-found', 'not-paid', 'payments-unavailable'] as const

/** What somebody gets who has paid: the look-ups behind the pages of thanks, and the full PDF. */
export const purchasedContract = defineContract({
  tag: 'shop',
  routes: purchasedRoutes,
  errors: billingErrors,
  operations: {
    verifyPricing: {
      summary: 'Looks up at the payment service whether a tier or a plan is paid, and grants it.',
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
      summary:
        'Looks up whether a consultation is paid; only for who bought it, in the same browser.',
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
      summary: 'Looks up whether a PDF is paid, and answers with what is in the trip.',
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
        /** Said by older clients; what was bought is looked up. */
        paidExport: z.boolean().optional(),
        /** Also sends it to the address of the account. */
        email: z.boolean().optional(),
        /** Whose day the paper says; the business’s own unless told. */
        timeZone: timeZone.optional(),
      }),
      watched: true,
      output: fileOutput('application/pdf'),
      errors: ['tier-required', 'trip-not-found', 'pdf-failed'],
    },
  },
})

export type PurchasedContract = typeof purchasedContract
