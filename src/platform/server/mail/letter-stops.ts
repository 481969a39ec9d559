import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables.ts'
import type { Mail } from './mailer.ts'
import { stopMark } from './letter-template.ts'
import './letters.tables.ts'

const settingKey = 'letters-secret'
const bytesKept = 18

/** Made once for a database. */
async function readSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: settingKey, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirstOrThrow()
  return value
}

const mac = (secret: string, what: string, of: string): string =>
  createHmac('sha256', secret)
    .update(`${what}\n${of}`)
    .digest()
    .subarray(0, bytesKept)
    .toString('base64url')

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Unsubscribing from letters that other people trigger to an address they typed. The link carries an HMAC
 * of the address, is signed, works without signing in and does not reveal the address.
 */
export interface LetterStops {
  /** The receiver key of an unsubscribe token; undefined if the token is not ours. */
  receiverOf(token: string): Promise<string | undefined>
  isStopped(receiverKey: string): Promise<boolean>
  /** Idempotent. */
  set(receiverKey: string, stopped: boolean): Promise<void>
  /** The mail with its receiver's unsubscribe link; undefined if the receiver has unsubscribed. */
  prepare(mail: Mail): Promise<Mail | undefined>
}

export function createLetterStops({
  db,
  site,
}: {
  readonly db: Db
  /** The public address, without a slash. */
  readonly site: string
}): LetterStops {
  let known: Promise<string> | undefined
  const secret = async (): Promise<string> => {
    known ??= readSecret(db)
    try {
      return await known
    } catch (error) {
      known = undefined
      throw error
    }
  }
  const stops: LetterStops = {
    async receiverOf(token) {
      const [key = '', signature = '', ...more] = token.split('.')
      if (more.length > 0) return undefined
      return isSame(signature, mac(await secret(), 'link', key)) ? key : undefined
    },
    isStopped: async (receiverKey) =>
      (await db
        .selectFrom('stopped_letters')
        .select('receiver_key')
        .where('receiver_key', '=', receiverKey)
        .executeTakeFirst()) !== undefined,
    async set(receiverKey, stopped) {
      if (stopped)
        await db
          .insertInto('stopped_letters')
          .values({ receiver_key: receiverKey })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else await db.deleteFrom('stopped_letters').where('receiver_key', '=', receiverKey).execute()
    },
    async prepare(mail) {
      const own = await secret()
      const key = mac(own, 'receiver', mail.to.toLowerCase())
      if (await stops.isStopped(key)) return undefined
      const token = `${key}.${mac(own, 'link', key)}`
      const page = `${site}/account/letters#${token}`
      return {
        ...mail,
        text: mail.text.replaceAll(stopMark, page),
        ...(mail.html === undefined ? {} : { html: mail.html.replaceAll(stopMark, page) }),
        stopUrl: `${site}/api/letters/${token}`,
      }
    },
  }
  return stops
}
