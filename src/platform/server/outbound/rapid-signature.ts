import { createHash } from 'node:crypto'

/** How Expedia's Rapid knows a caller: key, secret and the second in one hash, good for some minutes. */
export function rapidSignature(key: string, secret: string, now: number): string {
  const timestamp = Math.floor(now / 1000)
  const signature = createHash('sha512').update(`${key}${secret}${timestamp}`).digest('hex')
  return `EAN apikey=${key},signature=${signature},timestamp=${timestamp}`
}
