import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { staffReason, uuid } from '#platform/shared/wire.ts'
import { billingErrors } from './billing.errors.ts'
import { staffPurchaseRoutes } from './staff-purchases.endpoints.ts'

/** What staff do with what others bought. */
export const staffPurchaseContract = defineContract({
  tag: 'admin',
  routes: staffPurchaseRoutes,
  errors: billingErrors,
  operations: {
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
