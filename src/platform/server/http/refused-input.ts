import { z } from 'zod'
import { AppError } from '#platform/shared/app-error.ts'

/** Fields that name a product or a price. Only these are logged: others may hold personal data. */
const toldFields =
  /^(?=\w{1,40}$)\w*(?:plan|tier|price|amount|cost|total|currency|discount|trial|paid|grant|role)/i
const word = /^[a-z][a-z_-]{0,23}$/i
const sum = /^-?\d{1,6}(?:\.\d{1,4})?$/

/** A short word or a sum of money as it is; of anything else only what kind of thing it is. */
function toldValue(value: unknown): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? null
  // An object is never turned into text: what it says of itself was sent too.
  const isPlain = typeof value === 'number' || typeof value === 'string'
  const text = isPlain ? String(value) : ''
  return isPlain && (word.test(text) || sum.test(text)) ? value : `(${typeof value})`
}

function membersOf(issue: z.core.$ZodIssue): readonly (readonly [string, unknown])[] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('_'), issue.input]]
  const input: unknown = issue.input
  const sent = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return sent.filter(([name]) => issue.keys.includes(name))
}

/**
 * What of an input was refused, as a log may have it: fields of things and prices with what was sent in
 * them, the others counted. Undefined for any other failure.
 */
export function refusedInput(failure: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!(failure instanceof AppError) || failure.code !== 'invalid-input') return undefined
  if (!(failure.cause instanceof z.ZodError)) return undefined
  const members = failure.cause.issues.flatMap(membersOf)
  const told = members.filter(([name]) => toldFields.test(name))
  const others = members.length - told.length
  return {
    ...Object.fromEntries(told.slice(0, 10).map(([name, value]) => [name, toldValue(value)])),
    ...(others > 0 ? { others } : {}),
  }
}
