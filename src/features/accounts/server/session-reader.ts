import type { SessionReader } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { findSession } from './sessions.store.ts'
import { sessionToken } from './session-cookie.ts'

/** Reads the session of a request from the database each time: what is revoked is gone at once. */
export const createSessionReader =
  ({ db, secure }: { db: Db; secure: boolean }): SessionReader =>
  async (cookieHeader, beside) => {
    const token = sessionToken(cookieHeader, secure)
    return token ? findSession(db, token, beside) : undefined
  }
