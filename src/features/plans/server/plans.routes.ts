import { limited, visitor } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { planContract } from '../contract/plans.contract.ts'
import { type ProposeDeps, proposePlan } from './propose-plan.ts'

/** A plan asks several sources and searches days: costlier than a page. */
const plans = { name: 'plans', points: 60, seconds: 600, by: 'address' } as const

export const planOperations = (deps: ProposeDeps): readonly BoundOperation[] =>
  bindContract(
    planContract,
    { makePlan: limited(visitor, plans) },
    {
      makePlan: async ({ session, body, request }) =>
        proposePlan(deps, session, body, request.signal),
    },
  )
