import { limited, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { fareContract } from '../contract/fare-holds.contract.ts'
import { cancelFare, quoteFareCancellation } from './cancel-fare.ts'
import { type FareDeps, holdFare, listHeldFares, releaseFare } from './hold-fare.ts'
import { presentFare } from './present-fare.ts'

/** Normal use holds few fares in an hour, and airlines mind holds that are let go. */
const attempts = { name: 'hold-fare', points: 10, seconds: 3600, by: 'account' } as const

export const fareOperations = (deps: FareDeps): readonly BoundOperation[] =>
  bindContract(
    fareContract,
    {
      holdFare: limited(signedIn, attempts),
      listHeldFares: signedIn,
      releaseFare: signedIn,
      quoteFareCancellation: limited(signedIn, attempts),
      cancelFare: signedIn,
    },
    {
      holdFare: async ({ session, body }) => presentFare(await holdFare(deps, session, body)),
      listHeldFares: async ({ session }) => ({
        fares: (await listHeldFares(deps, session)).map(presentFare),
      }),
      releaseFare: async ({ session, params }) =>
        presentFare(await releaseFare(deps, session, params.id)),
      quoteFareCancellation: ({ session, params }) =>
        quoteFareCancellation(deps, session, params.id),
      cancelFare: async ({ session, params, body }) =>
        presentFare(await cancelFare(deps, session, { ...params, ...body })),
    },
  )
