import { everyone, limited } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { insuranceContract } from '../contract/insurance.contract.ts'
import { type QuoteDeps, quoteInsurance } from './quote-insurance.ts'

/** A provider may bill each request. */
const quotes = { name: 'insurance-quotes', points: 60, seconds: 600, by: 'address' } as const

export const insuranceOperations = (deps: QuoteDeps): readonly BoundOperation[] =>
  bindContract(
    insuranceContract,
    { quoteInsurance: limited(everyone, quotes) },
    { quoteInsurance: async ({ body, request }) => quoteInsurance(deps, body, request.signal) },
  )
