import { ModelNotAsked } from './guide-model.ts'

/** Of faults before there was a connection. */
const notReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function wasNotReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && notReached.has(String(cause.code))
}

/**
 * Sends JSON and reads JSON; what is no success is a failure without the body, which may repeat the key.
 * Throws ModelNotAsked where the other side was not reached or refused.
 */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
    redirect: 'error',
  }).catch((error: unknown) => {
    throw wasNotReached(error)
      ? new ModelNotAsked('The model’s provider was not reached', { cause: error })
      : error
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ModelNotAsked(`The model's provider answered with ${response.status}`)
  }
  return response.json()
}
