import { createClient } from '#platform/web/api-client.ts'
import type { CartContract } from '../contract/cart.contract.ts'
import { cartRoutes } from '../contract/cart.endpoints.ts'

/** A session decides only what the copy by mail says: that it has ended keeps nobody from the download. */
export const cartApi = createClient<CartContract>(cartRoutes, {
  service: 'cart',
  handles: ['rate-limited'],
  forAnybody: true,
})
