import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { supportErrors } from '../contract/support.errors.ts'
import type { SupportStatus } from '../domain/support-request.ts'
import { presentRequest } from './present-request.ts'
import { listRows, lockRequest, repliesTo, saveStatus } from './support.store.ts'

const fail = failWith(supportErrors)
const pageSize = 25

/** One page of the inbox, and how many there are. */
export async function readInbox(
  db: Db,
  { status, page }: { readonly status?: SupportStatus | undefined; readonly page: number },
) {
  const { rows, total, open } = await listRows(db, {
    status,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  )
  return { requests: rows.map((row) => presentRequest(row, replies)), total, open, pageSize }
}

/** The new status and its entry in the trail are written together; the same status again is neither. */
export const changeStatus = (
  db: Db,
  session: Session,
  { id, status }: { readonly id: string; readonly status: SupportStatus },
) =>
  db.transaction().execute(async (held) => {
    const request = await lockRequest(held, id)
    if (!request) throw fail('request-not-found')
    const replies = await repliesTo(held, [id])
    if (request.status === status) return presentRequest(request, replies)
    const saved = await saveStatus(held, id, status)
    await recordAuditEntry(held, {
      actor: { id: session.userId },
      action: 'support-status',
      target: id,
      detail: `${request.status} to ${status}`,
    })
    return presentRequest(saved, replies)
  })
