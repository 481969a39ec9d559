import { limited, visitor } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { cartContract } from '../contract/cart.contract.ts'
import { exportCart, type ExportDeps } from './export-cart.ts'

const exports = { name: 'cart-export', points: 30, seconds: 600, by: 'address' } as const

export const cartOperations = (deps: ExportDeps): readonly BoundOperation[] =>
  bindContract(
    cartContract,
    { exportCart: limited(visitor, exports) },
    {
      exportCart: async ({ session, body, request }) => {
        const { itinerary: items, name, email, timeZone } = body
        const { address, signal } = request
        return exportCart(deps, { items, name, email, timeZone, address, session }, signal)
      },
    },
  )
