import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { storedSecret } from './stored-secret.ts'
import type { Db } from './tables.ts'

/** Texts that the database keeps so that only this instance reads them again. */
export interface Seals {
  /** `about` binds the text to its place, such as "trip_links/ID/page". */
  seal(text: string, about: string): string
  /** Undefined where it was not sealed here, was changed since, or belongs to something else. */
  open(sealed: string, about: string): string | undefined
}

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Seals by the instance's secret: AES-256-GCM, written as base64url of nonce, tag and text. */
export async function openSeals(db: Db): Promise<Seals> {
  const secret = await storedSecret(db, 'instance-secret')
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'wayleaf seals', 32))
  return {
    seal(text, about) {
      const iv = randomBytes(ivBytes)
      const work = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([work.update(text, 'utf8'), work.final()])
      return Buffer.concat([iv, work.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return undefined
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
      const work = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag)
      try {
        return work.update(bytes.subarray(ivBytes + tagBytes)) + work.final('utf8')
      } catch {
        // The tag does not fit.
        return undefined
      }
    },
  }
}
