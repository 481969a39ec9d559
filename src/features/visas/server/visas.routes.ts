import { everyone } from '#platform/server/auth/policy.ts'
import type { Clock } from '#platform/server/clock.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { visaContract } from '../contract/visas.contract.ts'
import type { VisasProvider } from './provider/visas-provider.ts'

/** Half an hour, as long as a page keeps the answer. */
const shared = 'public, max-age=1800'

interface VisaDeps {
  readonly visas: VisasProvider
  readonly clock: Clock
}

export const visaOperations = ({ visas, clock }: VisaDeps): readonly BoundOperation[] =>
  bindContract(
    visaContract,
    { checkVisa: everyone },
    {
      checkVisa: async ({ query: { from, to }, request: { signal }, reply }) => {
        const data = await visas.check(from, to, signal)
        reply.set('cache-control', shared)
        const metadata = { timestamp: clock.now().toISOString(), source: visas.source }
        return { success: true as const, data, metadata }
      },
    },
  )
