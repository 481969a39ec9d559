import { limited, signedIn } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { toMajor } from '#platform/shared/money.ts'
import { fareContract, type HeldFareAnswer } from '../contract/fare-holds.contract.ts'
import { type HeldFare, listFaresOf } from './fare-holds.store.ts'
import { type FareDeps, holdFare, releaseFare } from './hold-fare.ts'

/** Normal use holds few fares in an hour, and airlines mind holds that are let go. */
const attempts = { name: 'hold-fare', points: 10, seconds: 3600, by: 'account' } as const

const present = (fare: HeldFare): HeldFareAnswer => ({
  id: fare.id,
  state: fare.state,
  reference: fare.reference,
  reason: fare.reason,
  legs: fare.legs.map((leg) => ({ ...leg, flights: [...leg.flights] })),
  passengers: [...fare.passengers],
  total: { amount: toMajor(fare.total), currency: fare.total.currency },
  totalCad: toMajor(fare.totalCad),
  payBy: fare.payBy?.toISOString() ?? null,
  priceUntil: fare.priceUntil?.toISOString() ?? null,
  releasable: fare.state === 'held',
  createdAt: fare.createdAt.toISOString(),
})

export const fareOperations = (deps: FareDeps): readonly BoundOperation[] =>
  bindContract(
    fareContract,
    { holdFare: limited(signedIn, attempts), listHeldFares: signedIn, releaseFare: signedIn },
    {
      holdFare: async ({ session, body }) => present(await holdFare(deps, session, body)),
      listHeldFares: async ({ session }) => ({
        fares: (await listFaresOf(deps.db, session.userId)).map(present),
      }),
      releaseFare: async ({ session, params }) =>
        present(await releaseFare(deps, session, params.id)),
    },
  )
