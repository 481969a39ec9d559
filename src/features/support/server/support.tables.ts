import type { Generated } from 'kysely'
import type { SupportPriority, SupportStatus } from '../domain/support-request.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    support_requests: SupportTable
    support_replies: RepliesTable
  }
}

/** What staff answered. */
export interface RepliesTable {
  id: Generated<string>
  request_id: string
  reply_key: string | null
  message: string
  created_at: Generated<Date>
}

export interface SupportTable {
  id: string
  request_key: string | null
  name: string
  email: string
  subject: string
  category: string
  priority: SupportPriority
  message: string
  status: Generated<SupportStatus>
  account_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
