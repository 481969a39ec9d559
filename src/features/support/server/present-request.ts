import type { SupportRequest } from '../contract/support.contract.ts'
import type { ReplyRow, SupportRow } from './support.store.ts'

/** A request with those of the replies that are to it. */
export const presentRequest = (row: SupportRow, replies: readonly ReplyRow[]): SupportRequest => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  category: row.category,
  priority: row.priority,
  precedence: row.precedence,
  message: row.message,
  status: row.status,
  signedIn: row.account_id !== null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  replies: replies
    .filter(({ request_id: to }) => to === row.id)
    .map(({ id, message, created_at }) => ({ id, message, createdAt: created_at.toISOString() })),
})
