import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { emailAddress, paymentText } from '#platform/shared/wire.ts'
import { sandboxCheckoutRoutes } from './sandbox-checkout.endpoints.ts'
import { billingErrors } from './billing.errors.ts'

const params = z.strictObject({ id: z.string().min(1).max(200) })
const amount = z.number()

const checkoutSchema = z.strictObject({
  state: z.enum(['open', 'complete', 'expired']),
  title: z.string(),
  dueCad: amount,
  /** True for a visitor, whose receipt needs an address. */
  asksEmail: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  /** Set for monthly payments only. */
  monthly: z
    .strictObject({
      trialDays: z.int(),
      firstCad: amount,
      monthlyCad: amount,
      plans: z.array(z.strictObject({ item: z.string(), name: z.string(), monthlyCad: amount })),
      running: z
        .strictObject({
          status: z.enum(['trialing', 'active', 'past_due', 'ended']),
          item: z.string(),
          periodEndsAt: z.iso.datetime(),
          cancels: z.boolean(),
        })
        .nullable(),
    })
    .nullable(),
  payments: z.array(
    z.strictObject({ amountCad: amount, refundedCad: amount, paidAt: z.iso.datetime() }),
  ),
})

export const sandboxCheckoutContract = defineContract({
  tag: 'sandbox-checkout',
  routes: sandboxCheckoutRoutes,
  errors: billingErrors,
  operations: {
    readCheckout: {
      summary: 'A checkout of the sandbox. Only the buyer knows its ID.',
      params,
      output: checkoutSchema,
      errors: ['checkout-not-found'],
    },
    payCheckout: {
      idempotencyKey: 'kept',
      summary: 'Pays with a published test card; others are refused.',
      params,
      body: z.strictObject({
        cardNumber: paymentText(40, 'Please enter a test card number.'),
        email: emailAddress.optional(),
        /** How the sandbox delivers its webhooks. */
        delivery: z.enum(['once', 'repeated', 'late', 'never']).default('once'),
      }),
      output: checkoutSchema,
      errors: ['checkout-not-found', 'card-refused'],
    },
    actOnBilling: {
      idempotencyKey: 'kept',
      summary: 'Simulates the end of a month, the bank or the buyer.',
      params,
      body: z.strictObject({
        action: z.enum(['renew', 'fail-renewal', 'cancel-at-end', 'keep', 'end-now', 'refund']),
      }),
      output: checkoutSchema,
      errors: ['checkout-not-found'],
    },
    changePlan: {
      idempotencyKey: 'kept',
      summary: 'Changes to another plan, paid from the next month on.',
      params,
      body: z.strictObject({ item: z.string().max(40) }),
      output: checkoutSchema,
      errors: ['checkout-not-found'],
    },
  },
})

export type SandboxCheckoutContract = typeof sandboxCheckoutContract
export type SandboxCheckout = z.infer<typeof checkoutSchema>
