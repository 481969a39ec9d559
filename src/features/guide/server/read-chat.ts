import { hashOf } from '#features/accounts/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { GuideMessage } from '../contract/guide.contract.ts'
import { forgetVisitor, visitorUsed } from './allowance.store.ts'
import { listMessages } from './chat.store.ts'
import { visitorToken } from './visitor-cookie.ts'

const nothingMore = { plan: null, sources: [], advice: null }

/** The conversation of the caller, oldest first. */
export async function readHistory({ db }: { db: Db }, session: Session): Promise<GuideMessage[]> {
  const rows = await listMessages(db, session.userId)
  return rows.map(({ id, role, content, extra, created_at }) => ({
    id,
    role,
    content,
    timestamp: created_at.toISOString(),
    ...(extra ?? nothingMore),
  }))
}

interface VisitorDeps {
  readonly db: Db
  readonly secure: boolean
}

/** Free questions that this browser has used. */
export async function readVisitor({ db, secure }: VisitorDeps, headers: Headers): Promise<number> {
  const token = visitorToken(headers.get('cookie'), secure)
  return token ? visitorUsed(db, hashOf(token)) : 0
}

export async function resetVisitor({ db, secure }: VisitorDeps, headers: Headers): Promise<void> {
  const token = visitorToken(headers.get('cookie'), secure)
  if (token) await forgetVisitor(db, hashOf(token))
}
