import { createClient } from '#platform/web/api-client.ts'
import type { CartContract } from '../contract/cart.contract.ts'
import { cartRoutes } from '../contract/cart.routes.ts'

export const cartApi = createClient<CartContract>(cartRoutes, { service: 'cart' })
