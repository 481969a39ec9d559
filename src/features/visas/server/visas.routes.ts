import { everyone } from '#platform/server/auth/policy.ts'
import type { Clock } from '#platform/server/clock.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { visaContract } from '../contract/visas.contract.ts'
import { checkTrip } from './check-trip.ts'
import type { VisasProvider } from './provider/visas-provider.ts'

/** Half an hour, as long as a page keeps the answer. */
const shared = 'public, max-age=1800'

interface VisaDeps {
  readonly visas: VisasProvider
  readonly clock: Clock
}

export const visaOperations = ({ visas, clock }: VisaDeps): readonly BoundOperation[] => {
  const answer = <T>(data: T, reply: Headers) => {
    reply.set('cache-control', shared)
    const metadata = { timestamp: clock.now().toISOString(), source: visas.source }
    return { success: true as const, data, metadata }
  }
  return bindContract(
    visaContract,
    { checkVisa: everyone, checkVisaTrip: everyone },
    {
      checkVisa: async ({ query: { from, to }, request: { signal }, reply }) =>
        answer(await visas.check(from, to, signal), reply),
      checkVisaTrip: async ({ query, request: { signal }, reply }) =>
        answer(await checkTrip(visas, query, signal), reply),
    },
  )
}
