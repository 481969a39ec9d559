import type { SessionReader } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { inBatches } from '#platform/server/in-batches.ts'
import { findSession, findSessions } from './sessions.store.ts'
import { sessionToken } from './session-cookie.ts'

/**
 * Reads the session of a request from the database each time, so that revoking takes effect at once. Those that are
 * asked for together share a statement, unless something is read beside them.
 */
export function createSessionReader({ db, secure }: { db: Db; secure: boolean }): SessionReader {
  const findTogether = inBatches((tokens: readonly string[]) => findSessions(db, tokens), {
    atMost: 100,
    underWay: 4,
  })
  return async (cookieHeader, beside) => {
    const token = sessionToken(cookieHeader, secure)
    if (!token) return undefined
    return beside ? findSession(db, token, beside) : findTogether(token)
  }
}
