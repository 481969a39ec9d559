import type { PlanPort } from '#features/guide/server/answering/plan-port.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const refuse = async (): Promise<never> => {
  throw failWith(commonErrors)('unavailable')
}

/** Where nothing is planned: the planner has tests of its own. */
export const noPlans: PlanPort = {
  propose: refuse,
  standing: async () => undefined,
  sights: async () => [],
  relay: refuse,
  stays: async () => [],
  flights: async () => [],
}
