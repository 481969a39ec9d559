import type { SupportRequest } from '../contract/support.contract.ts'
import type { SupportRow } from './support.store.ts'

export const presentRequest = (row: SupportRow): SupportRequest => ({
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
})
