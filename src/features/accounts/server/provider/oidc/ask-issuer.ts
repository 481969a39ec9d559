import { SignInError } from '../sign-in-provider.ts'

const timeoutMs = 8_000
const bytesAtMost = 1_048_576

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > bytesAtMost) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString('utf8')
}

/**
 * One request to the issuer, answered in JSON. Redirects are not followed: the secret would go along.
 * Throws `unreachable` for no answer and for its own failures, `refused` for a refusal.
 */
export async function askIssuer(address: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = response.body ? await readText(response) : ''
  } catch (cause) {
    throw new SignInError('unreachable', 'The issuer does not answer', cause)
  }
  if (response.status >= 500 || response.status === 429)
    throw new SignInError('unreachable', `The issuer answers ${response.status}`)
  // What the issuer says of a refusal may name the person or the code: its status is enough.
  if (!response.ok) throw new SignInError('refused', `The issuer answers ${response.status}`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SignInError('unreachable', 'The issuer does not answer in JSON', cause)
  }
}
