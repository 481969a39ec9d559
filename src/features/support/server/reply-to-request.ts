import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { SupportRequest } from '../contract/support.contract.ts'
import { supportErrors } from '../contract/support.errors.ts'
import { presentRequest } from './present-request.ts'
import type { SendDeps } from './send-request.ts'
import { replyLetter } from './support-letters.ts'
import { insertReply, lockRequest, repliesTo, saveStatus } from './support.store.ts'

const fail = failWith(supportErrors)

interface Reply {
  /** Of the request. */
  readonly id: string
  readonly message: string
  /** The same again is the same reply. */
  readonly key?: string | undefined
}

/**
 * Keeps a reply with its request, mails it to the sender, marks the request as answered, and writes it into
 * the audit trail: all of it or nothing, and the same key once. Throws request-not-found and
 * reply-key-taken.
 */
export async function replyToRequest(
  { db, mailQueue, supportFacts }: SendDeps,
  session: Session,
  reply: Reply,
): Promise<SupportRequest> {
  const { id, message } = reply
  const answered = await db.transaction().execute(async (held) => {
    const request = await lockRequest(held, id)
    if (!request) throw fail('request-not-found')
    const kept = await insertReply(held, reply)
    if (!kept) throw fail('reply-key-taken')
    if (kept === 'before') return presentRequest(request, await repliesTo(held, [id]))
    await mailQueue.post(held, replyLetter(request, message, supportFacts))
    // Also where it is answered already: it was worked on just now.
    const saved = await saveStatus(held, id, 'answered')
    await recordAuditEntry(held, {
      actor: { id: session.userId },
      action: 'support-reply',
      target: id,
      ...(request.status === 'answered' ? {} : { detail: `${request.status} to answered` }),
    })
    return presentRequest(saved, await repliesTo(held, [id]))
  })
  mailQueue.wake()
  return answered
}
