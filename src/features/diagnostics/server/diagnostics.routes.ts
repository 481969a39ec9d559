import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { diagnosticsContract } from '../contract/diagnostics.contract.ts'
import { type CountDeps, countEvent } from './count-event.ts'
import { diagnosticsPolicies } from './diagnostics.policy.ts'
import { type RecordDeps, recordFailure } from './record-failure.ts'

export const diagnosticsOperations = (deps: CountDeps & RecordDeps): readonly BoundOperation[] =>
  bindContract(diagnosticsContract, diagnosticsPolicies, {
    recordFailure: async ({ body }) => recordFailure(deps, body),
    countEvent: async ({ body }) => countEvent(deps, body),
  })
