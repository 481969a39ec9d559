import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createClosedPayments } from './closed/closed-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxPayments } from './sandbox/sandbox-payments.ts'
import type { StripeSettings } from './stripe/stripe-client.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

/** The one place where a setting becomes an adapter; an unknown name or a missing key stops the boot. */
export function createPaymentProvider(
  name: string,
  parts: { readonly db: Db; readonly log: Logger; readonly stripe: StripeSettings },
): PaymentProvider {
  if (name === 'embedded') return createSandboxPayments(parts)
  if (name === 'stripe') return createStripePayments(parts.stripe)
  if (name === 'none') return createClosedPayments()
  throw unknownAdapter('PAYMENTS_PROVIDER', name, ['embedded', 'stripe', 'none'])
}
