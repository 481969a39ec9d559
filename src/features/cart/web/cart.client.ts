import { createClient } from '#platform/web/api-client.ts'
import type { CartContract } from '../contract/cart.contract.ts'
import { cartRoutes } from '../contract/cart.endpoints.ts'

/** The session affects only the emailed copy, so an ended session does not block the download. */
export const cartApi = createClient<CartContract>(cartRoutes, {
  service: 'cart',
  handles: ['rate-limited'],
  ignoresAccount: true,
})
