import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'
import type { User } from '../contract/accounts.contract.ts'
import { findAccount } from './accounts.store.ts'
import { presentUser } from './present-user.ts'
import { newToken } from './secret-token.ts'
import { hintCookie, sessionCookie, sessionSeconds, sessionToken } from './session-cookie.ts'
import { replaceSession } from './sessions.store.ts'

/** What is kept of who signs in: the address as our own proxies tell it, and the browser's name. */
export interface SignInFacts {
  readonly address: string
  readonly headers: Headers
}

export interface Signed {
  readonly user: User
  /** Set-Cookie lines that carry the new session and its hint. */
  readonly cookies: readonly string[]
}

/** Starts a session of an account, whichever way it was proven; the browser's session from before ends. */
export async function issueSession(
  { db, secure }: { db: Db; secure: boolean },
  userId: string,
  from: SignInFacts,
): Promise<Signed> {
  const account = await findAccount(db, { id: userId })
  if (!account) throw new Error('A session was asked for an account that is not there')
  const token = newToken()
  const before = sessionToken(from.headers.get('cookie') ?? '', secure)
  await replaceSession(
    db,
    {
      id: randomUUID(),
      userId,
      token,
      seconds: sessionSeconds,
      address: from.address,
      agent: from.headers.get('user-agent')?.slice(0, 200) ?? null,
    },
    before,
  )
  return {
    user: presentUser(account),
    cookies: [sessionCookie(secure, token), hintCookie(secure, true)],
  }
}
