import { createHmac, timingSafeEqual } from 'node:crypto'
import { storedSecret } from '#platform/server/db/stored-secret.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { EventRefused } from '../payment-provider.ts'

export const signatureHeader = 'sandbox-signature'
const settingKey = 'sandbox-payments-secret'
/** An older message may be a replay. */
const goodForSeconds = 300

const macOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** "t=1795262400,v1=…": the time of signing, and an HMAC over it and the body. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

/** Throws EventRefused unless the body was signed with the secret within five minutes. */
export function verify(secret: string, body: string, header: string | null, now: Date): void {
  if (header === null) throw new EventRefused('unsigned')
  const [, stamp = '', code = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!stamp) throw new EventRefused('malformed signature')
  const seconds = Number(stamp)
  const [given, wanted] = [Buffer.from(code), Buffer.from(macOf(secret, seconds, body))]
  if (!timingSafeEqual(given, wanted)) throw new EventRefused('wrong signature')
  if (Math.abs(now.getTime() / 1000 - seconds) > goodForSeconds) throw new EventRefused('stale')
}

/** The secret that the sandbox and this site share; created once per database. */
export const sharedSecret = (db: Db): Promise<string> => storedSecret(db, settingKey)
