import { largestGroup } from '#platform/shared/group.ts'
import { z } from 'zod'
import { isPagePath } from '#features/accounts/domain/return-path.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { optionalText, uuid } from '#platform/shared/wire.ts'
import {
  consultationOf,
  groupConsultation,
  purchaseKinds,
  soldPlans,
  soldTiers,
} from '../domain/products.ts'
import { purchaseStates } from '../domain/purchase-state.ts'
import { billingErrors } from './billing.errors.ts'
import { billingRoutes } from './billing.endpoints.ts'
import { taxesSchema } from './taxes.schema.ts'

const discount = optionalText(40).optional()
/** Canadian dollars in decimal. */
const amount = z.number().min(0)
const instant = z.iso.datetime()
/** The page to return to after the checkout: a path of this site, with its query. */
const returnTo = z
  .string()
  .max(500)
  .refine(isPagePath, 'Use a path of a page on this site, such as /planner.')
  .optional()
const offerSchema = z.strictObject({
  kind: z.enum(['tier', 'plan', 'pdf']),
  item: z.string(),
  listCad: amount,
  /** What the caller's first payment would be. */
  payCad: amount,
  trialDays: z.int(),
  /** held: the caller has it already, or something better. */
  state: z.enum(['open', 'held']),
})

const checkoutUrl = z.string()
const redirecting = z.strictObject({ url: checkoutUrl, message: z.string() })

const consultation = z
  .string()
  .max(40)
  .refine((name) => consultationOf(name) !== undefined, 'There is no such consultation.')
  .transform((name) => consultationOf(name) ?? 'express')

const people = `Enter the number of people, 1 to ${largestGroup}.`
const consultationWish = z
  .strictObject({
    tier: consultation,
    note: optionalText(500).optional(),
    /** Size of the group; from five people on the group consultation costs less. */
    people: z.int(people).min(1, people).max(largestGroup, people).optional(),
    returnTo,
  })
  .refine(({ tier, people: size }) => size === undefined || tier === groupConsultation, {
    path: ['people'],
    message: 'Only the group consultation asks how many people are travelling.',
  })

const purchaseSchema = z.strictObject({
  id: uuid,
  kind: z.enum(purchaseKinds),
  item: z.string(),
  /** Set for a PDF only. */
  tripId: uuid.nullable(),
  title: z.string(),
  state: z.enum(purchaseStates),
  paidCad: amount,
  refundedCad: amount,
  taxes: taxesSchema,
  /** For a plan: the end of the paid month, or of the trial. */
  periodEndsAt: instant.nullable(),
  /** True if the plan ends then. */
  cancels: z.boolean(),
  /** The buyer can refund it until then; null if it is not, or no longer, refundable. */
  refundableUntil: instant.nullable(),
  boughtAt: instant,
})

const buyingAnything = ['payments-unavailable', 'checkout-overtaken', 'key-used'] as const
const buying = [...buyingAnything, 'discount-unknown', 'discount-used'] as const

export const billingContract = defineContract({
  tag: 'shop',
  routes: billingRoutes,
  errors: billingErrors,
  operations: {
    listOffers: {
      summary:
        'What tiers, plans and the PDF cost the caller, with the discount code if it counts.',
      query: z.strictObject({ discount }),
      output: z.strictObject({
        offers: z.array(offerSchema),
        /** none: no code was given. */
        discount: z.enum(['none', 'applied', 'used', 'unknown']),
      }),
    },
    buyTier: {
      idempotencyKey: 'own',
      summary:
        'Opens a checkout for a tier. With an Idempotency-Key the same request opens one, however often it is sent.',
      body: z.strictObject({ plan: z.enum(soldTiers), discount, returnTo }),
      watched: true,
      output: redirecting,
      errors: [...buying, 'already-yours'],
    },
    subscribe: {
      idempotencyKey: 'own',
      summary: 'Opens a checkout for a plan; the first one begins with a trial.',
      body: z.strictObject({ planType: z.enum(soldPlans), discount, returnTo }),
      watched: true,
      output: z.strictObject({ checkoutUrl }),
      errors: [...buying, 'plan-running'],
    },
    getSubscription: {
      summary: 'The plan of the account.',
      output: z.strictObject({
        planType: z.enum(['free', ...soldPlans]),
        /** True if it is another account's plan, in whose team the account holds a seat. */
        bySeat: z.boolean(),
        /** overdue: a month was not paid, and the plan is suspended. */
        state: z.enum(['none', 'running', 'overdue']),
        /** True for a plan that was bought here. */
        manageable: z.boolean(),
        periodEndsAt: instant.nullable(),
        cancels: z.boolean(),
      }),
    },
    manageSubscription: {
      summary: 'The payment service’s page to change or end the plan.',
      output: z.strictObject({ url: checkoutUrl }),
      errors: ['no-plan', 'payments-unavailable'],
    },
    buyConsultation: {
      idempotencyKey: 'own',
      summary:
        'Opens a checkout for a consultation; visitors may buy. The note goes to the consultant. A group of five or more pays ten per cent less.',
      body: consultationWish,
      watched: true,
      output: redirecting,
      errors: buyingAnything,
    },
    buyPdf: {
      idempotencyKey: 'own',
      summary: 'Opens a checkout for the full PDF of one trip.',
      body: z.strictObject({ itineraryId: uuid, discount, returnTo }),
      watched: true,
      output: redirecting,
      errors: [...buying, 'already-yours', 'trip-not-found'],
    },
    listPurchases: {
      summary: 'What the account has bought, the latest first.',
      output: z.strictObject({ purchases: z.array(purchaseSchema) }),
    },
    refundPurchase: {
      idempotencyKey: 'kept',
      summary: 'Refunds a purchase within 30 days and ends what it paid for.',
      params: z.object({ id: uuid }),
      output: z.strictObject({ refundedCad: amount }),
      errors: [
        'purchase-not-found',
        'not-refundable',
        'refund-waits',
        'refund-by-hand',
        'payments-unavailable',
      ],
    },
    takePaymentEvent: {
      summary: 'The payment service’s webhook; the body is signed.',
      body: z.string().max(100_000),
      rawBody: true,
      errors: ['event-refused', 'payments-unavailable'],
    },
  },
})

export type BillingContract = typeof billingContract
export type PurchaseAnswer = z.infer<typeof purchaseSchema>
export type OfferAnswer = z.infer<typeof offerSchema>
