import { AuthorizationResponseError, ClientError } from 'openid-client'
import { SignInFault } from '../sign-in-provider.ts'

/** Codes of the client for an answer that breaks off or is not JSON, as of a proxy in between. */
const unreadable = new Set(['OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** What the client threw, as one of our faults: one of ours among its causes, or what its error means. */
export function asSignInFault(error: unknown): SignInFault {
  const reasons: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof SignInFault) return at
    reasons.push(at.message)
  }
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return new SignInFault('cancelled', 'The person said no')
  const away = error instanceof ClientError && unreadable.has(error.code ?? '')
  // Words only, no cause: the client's errors carry claims, codes and tokens, and causes are logged.
  return new SignInFault(away ? 'unreachable' : 'refused', reasons.join(': '))
}
