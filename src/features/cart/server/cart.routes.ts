import { everyone, limited } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { cartContract } from '../contract/cart.contract.ts'
import { exportCart, type ExportDeps } from './export-cart.ts'

const exports = { name: 'cart-export', points: 30, seconds: 600, by: 'address' } as const

export const cartOperations = (deps: ExportDeps): readonly BoundOperation[] =>
  bindContract(
    cartContract,
    { exportCart: limited(everyone, exports) },
    {
      exportCart: async ({ body, request }) =>
        exportCart(
          deps,
          { items: body.itinerary, name: body.name, email: body.email, address: request.address },
          request.signal,
        ),
    },
  )
