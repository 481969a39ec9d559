import type { Db } from '#platform/server/db/tables.ts'
import { deleteSession } from './accounts.store.ts'
import { hintCookie, sessionCookieName, sessionToken } from './session-cookie.ts'

/** Ends the session of a Cookie header, if there is one. Returns the Set-Cookie lines that clear it. */
export async function endSession(
  { db, secure }: { db: Db; secure: boolean },
  cookieHeader: string,
): Promise<readonly string[]> {
  const token = sessionToken(cookieHeader, secure)
  if (token) await deleteSession(db, token)
  const cleared = `${sessionCookieName(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`
  return [cleared, hintCookie(secure, false)]
}
