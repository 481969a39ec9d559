import { createClient } from '#platform/web/api-client.ts'
import type { PurchasedContract } from '../contract/purchased.contract.ts'
import { purchasedRoutes } from '../contract/purchased.routes.ts'
import type { SandboxCheckoutContract } from '../contract/sandbox-checkout.contract.ts'
import { sandboxCheckoutRoutes } from '../contract/sandbox-checkout.routes.ts'
import type { ShopContract } from '../contract/shop.contract.ts'
import { shopRoutes } from '../contract/shop.routes.ts'

const handles = ['tier-required', 'rate-limited']

export const shopApi = createClient<ShopContract>(shopRoutes, { service: 'shop', handles })

export const purchasedApi = createClient<PurchasedContract>(purchasedRoutes, {
  service: 'shop',
  handles,
})

/** The sandbox asks for nobody in particular: whoever knows a checkout's id may pay it. */
export const sandboxApi = createClient<SandboxCheckoutContract>(sandboxCheckoutRoutes, {
  service: 'checkout',
  handles,
  forAnybody: true,
})
