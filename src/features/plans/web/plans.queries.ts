import { useQuery } from '@tanstack/react-query'
import { createClient, type OutputOf } from '#platform/web/api-client.ts'
import type { planContract } from '../contract/plans.contract.ts'
import { planRoutes } from '../contract/plans.endpoints.ts'
import type { PlanQuestion } from '../domain/plan-address.ts'

const plansApi = createClient<typeof planContract>(planRoutes, { service: 'plans' })

/** A plan as it arrives: amounts are decimal CAD. */
export type PlanView = OutputOf<(typeof planContract)['operations']['makePlan']>

/** The plan for what the address asks; the same question is asked once. */
export function usePlan(question: PlanQuestion | undefined) {
  return useQuery({
    queryKey: ['plan', question],
    meta: {},
    enabled: question !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => {
      const { party, ...rest } = question as PlanQuestion
      const { adults, children } = party
      const body = { ...rest, party: { adults, children: [...children] } }
      return plansApi('makePlan', { body }, { signal })
    },
  })
}
