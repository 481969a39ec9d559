import { isLocalDate } from '#platform/shared/local-date.ts'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'

const key = 'insurance_quote'

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True for what this page has kept itself; another version's or another hand's is none. */
function isQuote(value: unknown): value is InsuranceQuote {
  if (!isObject(value) || !isObject(value['coverage']) || !isObject(value['policyDetails']))
    return false
  const { coverage, policyDetails: policy, assumptions } = value
  return (
    isNumber(value['premium']) &&
    value['premium'] > 0 &&
    value['currency'] === 'CAD' &&
    ['medical', 'cancellation', 'baggage', 'emergency'].every((part) => isNumber(coverage[part])) &&
    ['days', 'age'].every((part) => isNumber(policy[part])) &&
    ['travelStartDate', 'travelEndDate'].every((part) => isLocalDate(String(policy[part]))) &&
    typeof policy['destination'] === 'string' &&
    Array.isArray(assumptions) &&
    assumptions.every((sentence) => typeof sentence === 'string')
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or cut off: the same as none.
    return undefined
  }
}

/** The last quote, unless its journey would have begun. `today` is this person's day. */
export function readQuote(today: string): InsuranceQuote | undefined {
  const text = readStored(key)
  if (text === undefined) return undefined
  const quote = parse(text)
  if (isQuote(quote) && quote.policyDetails.travelStartDate >= today) return quote
  removeStored(key)
  return undefined
}

export const keepQuote = (quote: InsuranceQuote): void =>
  void writeStored(key, JSON.stringify(quote))

export const clearQuote = (): void => removeStored(key)
