import type { CustomFetchOptions } from 'openid-client'
import { SignInError } from '../sign-in-provider.ts'

const bytesAtMost = 1_048_576

/** The same response, whose body fails beyond a mebibyte. */
function capped(response: Response): Response {
  let size = 0
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > bytesAtMost) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(meter), response)
}

/**
 * The `fetch` of the client: redirects are not followed, because the secret would go along. Throws
 * `unreachable` for no answer and for the issuer's own failures.
 */
export async function issuerFetch(
  address: string,
  { body = null, ...init }: CustomFetchOptions,
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, { ...init, body, redirect: 'error' })
  } catch (cause) {
    throw new SignInError('unreachable', 'The issuer does not answer', cause)
  }
  if (response.status >= 500 || response.status === 429)
    throw new SignInError('unreachable', `The issuer answers ${response.status}`)
  return capped(response)
}
