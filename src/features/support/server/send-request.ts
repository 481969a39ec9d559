import { randomInt } from 'node:crypto'
import { findPrecedence } from '#features/entitlements/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { SupportMessage } from '../contract/support.contract.ts'
import { supportErrors } from '../contract/support.errors.ts'
import { acknowledgement, notification, type SupportLetterFacts } from './support-letters.ts'
import { countLately, findByKey, insertRequest } from './support.store.ts'

/** Without letters that look like digits: people read it out on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** SR-7K3F9Q2M: one of 650 billion. */
const newRequestId = (): string =>
  `SR-${Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')}`

export interface SendDeps {
  readonly db: Db
  readonly mailQueue: Pick<MailQueue, 'post' | 'wake'>
  readonly supportFacts: SupportLetterFacts
}

const fail = failWith(supportErrors)

/**
 * Further messages in an hour are stored and reported to staff, but not acknowledged: someone else may have
 * typed the address.
 */
const acknowledgedAnHour = 3

async function sentBefore(db: Db, sent: SupportMessage): Promise<string> {
  const kept = sent.key && (await findByKey(db, sent.key))
  if (!kept || kept.email !== sent.email || kept.message !== sent.message)
    throw fail('request-key-taken')
  return kept.id
}

/** Stores the message and queues both letters in one transaction. Returns the request's number. */
export async function sendRequest(
  { db, mailQueue, supportFacts }: SendDeps,
  session: Session | undefined,
  sent: SupportMessage,
): Promise<string> {
  const id = await db.transaction().execute(async (held) => {
    const fresh = newRequestId()
    const request = { id: fresh, message: sent, accountId: session?.userId }
    if (!(await insertRequest(held, request))) return sentBefore(held, sent)
    const precedence = await findPrecedence(held, session?.userId)
    await mailQueue.post(held, notification(fresh, sent, supportFacts, precedence))
    if ((await countLately(held, sent.email)) <= acknowledgedAnHour)
      await mailQueue.post(held, acknowledgement(sent.email, fresh, supportFacts))
    return fresh
  })
  mailQueue.wake()
  return id
}
