import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { storedSecret } from './stored-secret.ts'
import type { Db } from './tables.ts'

/** Signs short texts that leave the server, and verifies them when they come back. */
export interface Signatures {
  /** 128 bits in base64url. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
  /** When this instance began to sign: what was handed out before carries no signature. */
  readonly since: Date
}

/** Signatures by a secret: HMAC-SHA-256 with a key of their own. */
export function signaturesBy(secret: string, since: Date): Signatures {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'wayleaf signatures', 32))
  const bytesOf = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16)
  return {
    sign: (text) => bytesOf(text).toString('base64url'),
    isSigned(text, signature) {
      const [wanted, given] = [bytesOf(text), Buffer.from(signature, 'base64url')]
      return given.length === wanted.length && timingSafeEqual(wanted, given)
    },
    since,
  }
}

const settingKey = 'signed-since'

/** By the instance's secret; `now` counts as the beginning where the database knows none yet. */
export async function openSignatures(db: Db, now: Date): Promise<Signatures> {
  const secret = await storedSecret(db, 'instance-secret')
  await db
    .insertInto('settings')
    .values({ key: settingKey, value: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirstOrThrow()
  return signaturesBy(secret, new Date(value))
}
