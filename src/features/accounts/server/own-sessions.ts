import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { OpenSession } from '../contract/own-account.contract.ts'
import { deleteOtherSessions, deleteOwnSession, listSessionsOf } from './own-sessions.store.ts'

/** Where the account is signed in: here first, then the latest. */
export async function listOwnSessions(
  { db }: { db: Db },
  session: Session,
): Promise<OpenSession[]> {
  const rows = await listSessionsOf(db, session.userId)
  const here = rows.filter((row) => row.id === session.sessionId)
  const elsewhere = rows.filter((row) => row.id !== session.sessionId)
  return [...here, ...elsewhere].map((row) => ({
    id: row.id,
    current: row.id === session.sessionId,
    agent: row.user_agent,
    address: row.ip_address,
    startedAt: row.created_at.toISOString(),
    endsAt: row.expires_at.toISOString(),
  }))
}

/** Ends a session of the own account; ids of other accounts or of none do nothing. */
export const revokeOwnSession = ({ db }: { db: Db }, { userId }: Session, id: string) =>
  deleteOwnSession(db, userId, id)

export const revokeOtherSessions = ({ db }: { db: Db }, { userId, sessionId }: Session) =>
  deleteOtherSessions(db, userId, sessionId)
