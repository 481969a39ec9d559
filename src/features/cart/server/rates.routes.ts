import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { currencies, ratesAsOf } from '#platform/shared/reference-rates.ts'
import { rateContract } from '../contract/rates.contract.ts'
import { crossRate } from '../domain/cross-rate.ts'

/** The table changes once a day at most. */
const shared = 'public, max-age=3600'

export const rateOperations = (): readonly BoundOperation[] =>
  bindContract(
    rateContract,
    { listRates: everyone },
    {
      listRates: async ({ query: { base, currency }, reply }) => {
        reply.set('cache-control', shared)
        const asked = currency ? [currency] : currencies
        const rates = asked.map((one) => crossRate(one, base))
        return { base, asOf: ratesAsOf(), kind: 'reference' as const, rates }
      },
    },
  )
