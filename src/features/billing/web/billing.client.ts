import { createClient } from '#platform/web/api-client.ts'
import type { PurchasedContract } from '../contract/purchased.contract.ts'
import { purchasedRoutes } from '../contract/purchased.endpoints.ts'
import type { SandboxCheckoutContract } from '../contract/sandbox-checkout.contract.ts'
import { sandboxCheckoutRoutes } from '../contract/sandbox-checkout.endpoints.ts'
import type { BillingContract } from '../contract/billing.contract.ts'
import { billingRoutes } from '../contract/billing.endpoints.ts'

const handles = ['tier-required', 'rate-limited']

export const billingApi = createClient<BillingContract>(billingRoutes, { service: 'shop', handles })

export const purchasedApi = createClient<PurchasedContract>(purchasedRoutes, {
  service: 'shop',
  handles,
})

/** The sandbox needs no sign-in: the checkout's id is enough to pay it. */
export const sandboxApi = createClient<SandboxCheckoutContract>(sandboxCheckoutRoutes, {
  service: 'checkout',
  handles,
  ignoresAccount: true,
})
