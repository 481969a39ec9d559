import { z } from 'zod'
import { precedences } from '#features/entitlements/domain/precedence.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { staffReason, uuid } from '#platform/shared/wire.ts'
import { purchaseKinds } from '../domain/products.ts'
import { incidentKinds } from '../domain/purchase-incident.ts'
import { purchaseStates } from '../domain/purchase-state.ts'
import { billingErrors } from './billing.errors.ts'
import { staffPurchaseRoutes } from './staff-purchases.endpoints.ts'

const instant = z.iso.datetime()
const page = z.coerce.number().int().min(1).max(1000).default(1)

const saleSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.enum(purchaseKinds),
  state: z.enum(purchaseStates),
  /** The buyer's address; null if unknown, or once the account is erased. */
  email: z.string().nullable(),
  paidCad: z.number(),
  refundedCad: z.number(),
  /** The payment service: 'embedded' is the sandbox. */
  provider: z.string(),
  boughtAt: instant,
  /** Unresolved problems at the payment service. */
  incidents: z.array(
    z.strictObject({
      kind: z.enum(incidentKinds),
      times: z.int(),
      firstAt: instant,
      lastAt: instant,
    }),
  ),
})

const consultationSchema = z.strictObject({
  id: uuid,
  /** The number in the letter to the counsellor. */
  number: z.string(),
  title: z.string(),
  /** The buyer's address; null if unknown, or once the account is erased. */
  email: z.string().nullable(),
  note: z.string().nullable(),
  precedence: z.enum(precedences),
  boughtAt: instant,
  /** When staff took it on; null while it waits. */
  attendedAt: instant.nullable(),
})

/** What staff do with what others bought. */
export const staffPurchaseContract = defineContract({
  tag: 'admin',
  routes: staffPurchaseRoutes,
  errors: billingErrors,
  operations: {
    listSales: {
      summary: 'Purchases and open checkouts, latest first, with the payments received.',
      query: z.object({
        state: z.enum([...purchaseStates, 'needs-a-look']).optional(),
        /** Part of the buyer’s email, or of the purchase’s number. */
        q: z.string().trim().max(254).default(''),
        page,
      }),
      output: z.strictObject({ purchases: z.array(saleSchema), more: z.boolean() }),
    },
    listConsultations: {
      summary:
        'Consultations that are paid: those that wait by precedence and then the longest first, or those that were taken up.',
      query: z.object({ state: z.enum(['waiting', 'attended']).default('waiting'), page }),
      output: z.strictObject({ consultations: z.array(consultationSchema), more: z.boolean() }),
    },
    attendConsultation: {
      summary: 'Marks a consultation as contacted or waiting; recorded in the audit trail.',
      params: z.strictObject({ id: uuid }),
      body: z.strictObject({ attended: z.boolean() }),
      errors: ['consultation-not-found'],
    },
    refundForBuyer: {
      idempotencyKey: 'kept',
      summary:
        'Refunds the latest payment of a purchase at any time and ends what it paid for. Emails the buyer the reason; recorded in the audit trail.',
      params: z.strictObject({ id: uuid }),
      body: z.strictObject({ reason: staffReason }),
      output: z.strictObject({ refundedCad: z.number().min(0) }),
      errors: [
        'purchase-not-found',
        'not-refundable',
        'refund-waits',
        'refund-by-hand',
        'payments-unavailable',
      ],
    },
  },
})
