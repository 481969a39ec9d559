import { everyone, limited } from '#platform/server/auth/policy.ts'
import type { Clock } from '#platform/server/clock.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { visaContract } from '../contract/visas.contract.ts'
import { checkEntry } from '../domain/entry.ts'
import { checkCountries } from './check-countries.ts'
import type { VisasProvider } from './provider/visas-provider.ts'

/** Half an hour, as long as a page keeps the answer. */
const shared = 'public, max-age=1800'

/** A check may be of 500 travellers and 60 countries. */
const checks = { name: 'entry-checks', points: 120, seconds: 600, by: 'address' } as const

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
    { checkVisa: everyone, checkVisaTrip: everyone, checkEntry: limited(everyone, checks) },
    {
      checkVisa: async ({ query: { from, to }, request: { signal }, reply }) =>
        answer(await visas.check(from, to, signal), reply),
      checkVisaTrip: async ({ query, request: { signal }, reply }) =>
        answer(await checkCountries(visas, query, signal), reply),
      // Nothing of it is kept.
      checkEntry: async ({ body }) => checkEntry(visas.entry, body),
    },
  )
}
