import { createHmac } from 'node:crypto'

/** The headers that sign a call: a hash of its date by the secret. */
export function signedHeaders(
  { key, secret }: { readonly key: string; readonly secret: string },
  now: Date,
): Readonly<Record<string, string>> {
  const date = now.toUTCString()
  const hash = createHmac('sha512', secret).update(`date: ${date}`).digest('base64')
  return {
    date,
    'x-api-key': key,
    authorization: `Signature keyId="${key}",algorithm="hmac-sha512",signature="${encodeURIComponent(hash)}"`,
  }
}
