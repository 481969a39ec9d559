import { createHash } from 'node:crypto'
import type { Session, SessionReader } from '../auth/session.ts'

/** Size of the cache; the least recently used sessions are dropped. */
const atMost = 10_000

/**
 * Cache of Cookie headers that recently carried a valid session. It grants no access: it only chooses the
 * rate-limit key of a call before the database is read.
 */
export interface KnownCallers {
  /** The account of a header that carried a session when it was last read; a made-up one has none. */
  accountOf(cookieHeader: string | null): string | undefined
  /** As `read`, and remembers the result. */
  readonly readSession: SessionReader
}

/** Neither tokens nor anything that leads back to one are kept. */
const markOf = (cookieHeader: string): string =>
  createHash('sha256').update(cookieHeader).digest('base64url')

export function rememberCallers(read: SessionReader): KnownCallers {
  const accounts = new Map<string, string>()
  const note = (mark: string, session: Session | undefined): void => {
    // Behind all others: those in front have not called for longest.
    accounts.delete(mark)
    if (!session) return
    accounts.set(mark, session.userId)
    const [oldest] = accounts.keys()
    if (accounts.size > atMost && oldest !== undefined) accounts.delete(oldest)
  }
  return {
    accountOf: (cookieHeader) => (cookieHeader ? accounts.get(markOf(cookieHeader)) : undefined),
    async readSession(cookieHeader, beside) {
      const session = await read(cookieHeader, beside)
      note(markOf(cookieHeader), session)
      return session
    },
  }
}
