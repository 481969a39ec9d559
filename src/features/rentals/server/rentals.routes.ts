import { everyone, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'
import { rentalContract } from '../contract/rentals.contract.ts'
import { addProperty, type AddPropertyDeps } from './add-property.ts'
import { type RentalDeps, searchProperties } from './search-properties.ts'

interface Deps extends RentalDeps, AddPropertyDeps {
  readonly notOffered: { readonly rentals?: NotOffered }
}

export const rentalOperations = (deps: Deps): readonly BoundOperation[] =>
  bindContract(
    rentalContract,
    { searchProperties: everyone, addProperty: signedIn },
    {
      searchProperties: async ({ query, request }) => {
        const found = await searchProperties(deps, query, request.signal)
        const { properties, isDemo, checkIn, checkOut, goesOn } = found
        return {
          success: true as const,
          data: { properties, isDemo, checkIn, checkOut },
          ...(query.plain ? { properties } : {}),
          ...goesOn,
          ...deps.notOffered.rentals,
        }
      },
      addProperty: async ({ session, body, request }) => {
        const item = await addProperty(deps, session, body, request.signal)
        return { success: true as const, item }
      },
    },
  )
