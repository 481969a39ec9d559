import { z } from 'zod'

/** Credentials from the payment service. Secret: no error message repeats a value. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  /** Of the endpoint `/api/webhooks/payments` in Stripe's dashboard. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of an endpoint, which begins with whsec_')
    .optional(),
  /** Another address that speaks Stripe's API, for tests. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
}

/** A demonstration never takes money, and a live site never takes test cards. */
export function paymentErrors(settings: {
  readonly DEMO: 'on' | 'off'
  readonly PAYMENTS_PROVIDER: string
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_API_URL?: string | undefined
}): string[] {
  if (settings.PAYMENTS_PROVIDER !== 'stripe') return []
  const isTest = settings.STRIPE_SECRET_KEY?.slice(2).startsWith('_test_')
  const errors: string[] = []
  if (isTest === true && settings.DEMO === 'off')
    errors.push('STRIPE_SECRET_KEY: DEMO=off needs a live key')
  if (isTest === false && settings.DEMO === 'on')
    errors.push('STRIPE_SECRET_KEY: a live key takes money, which needs DEMO=off')
  if (settings.STRIPE_API_URL && settings.DEMO === 'off')
    errors.push('STRIPE_API_URL: DEMO=off pays at Stripe itself')
  return errors
}
