import type { commonErrors } from '#platform/shared/problem.ts'
import type { BoundOperation } from './bind-contract.ts'

type CommonCode = keyof typeof commonErrors

/** Every code an operation may fail with: what its shape and policy imply, and what it declares. */
export function failureCodesOf(bound: BoundOperation): readonly string[] {
  const { operation, policy, method, complete } = bound
  const implied: CommonCode[] = [
    'malformed-request',
    'rate-limited',
    'internal',
    'unavailable',
    'still-searching',
    'storage-full',
  ]
  if (operation.params || operation.query || operation.body) implied.push('invalid-input')
  if (operation.body) implied.push('too-large', 'unsupported-media-type', 'body-timeout')
  if (method !== 'GET') implied.push('cross-origin')
  if (operation.idempotencyKey === 'kept')
    implied.push('invalid-input', 'key-mismatch', 'key-in-use')
  // Also where visitors may: a call that is meant for an account is not done without its session.
  if (policy.readsSession || complete) implied.push('unauthenticated')
  if (policy.needs === 'role') implied.push('forbidden')
  return [...new Set(implied), ...(operation.errors ?? [])]
}
