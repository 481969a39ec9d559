import { createHash } from 'node:crypto'

/**
 * A UUID (version 8, RFC 9562) that is the same whenever its parts are: what is asked for twice gets
 * one id, so that it is written once. It hides nothing.
 */
export function stableId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
