import type { Db } from '#platform/server/db/tables.ts'
import { openCookies, sessionCookie, sessionToken } from './session-cookie.ts'
import { deleteSession } from './sessions.store.ts'

/** Ends the session of a Cookie header, if there is one. Returns the Set-Cookie lines that clear it. */
export async function endSession(
  { db, secure }: { db: Db; secure: boolean },
  cookieHeader: string,
): Promise<readonly string[]> {
  const token = sessionToken(cookieHeader, secure)
  if (token) await deleteSession(db, token)
  return [sessionCookie(secure), ...openCookies(secure)]
}
