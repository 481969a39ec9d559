import { AuthorizationResponseError, ClientError } from 'openid-client'
import { SignInError } from '../sign-in-provider.ts'

/** Codes of the client for an answer that breaks off or is not JSON, as of a proxy in between. */
const unreadable = new Set(['OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** Turns an error of the client into a sign-in error: one of ours among its causes, else by its code. */
export function asSignInError(error: unknown): SignInError {
  const reasons: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof SignInError) return at
    reasons.push(at.message)
  }
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return new SignInError('cancelled', 'The person said no')
  const away = error instanceof ClientError && unreadable.has(error.code ?? '')
  // Words only, no cause: the client's errors carry claims, codes and tokens, and causes are logged.
  return new SignInError(away ? 'unreachable' : 'refused', reasons.join(': '))
}
