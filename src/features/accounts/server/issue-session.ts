import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'
import type { User } from '../contract/accounts.contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { findAccount } from './accounts.store.ts'
import { presentUser } from './present-user.ts'
import { newToken } from './secret-token.ts'
import { openCookies, sessionCookie, sessionSeconds, sessionToken } from './session-cookie.ts'
import { replaceSession } from './sessions.store.ts'

const fail = failWith(accountErrors)

/** Stored about a sign-in: the address as our own proxies report it, and the browser's name. */
export interface SignInFacts {
  readonly address: string
  readonly headers: Headers
}

export interface Signed {
  readonly user: User
  /** Set-Cookie lines for the new session, its hint and its key. */
  readonly cookies: readonly string[]
}

export interface ProvenByPassword {
  readonly by: 'password'
  readonly userId: string
  /** The stored hash that the password matched. */
  readonly passwordHash: string
}

/**
 * How an account was proven. A new way to sign in must add a variant; a password proof is bound to its
 * hash.
 */
type Proven =
  | ProvenByPassword
  /** By the issuer, or by a sign-up in this request. */
  | { readonly by: 'issuer' | 'sign-up'; readonly userId: string }

/**
 * Starts a session for an account and ends the browser's previous session. Throws wrong-credentials if the
 * password that proved the account has changed in the meantime.
 */
export async function issueSession(
  { db, secure }: { db: Db; secure: boolean },
  proven: Proven,
  from: SignInFacts,
): Promise<Signed> {
  const { userId } = proven
  const account = await findAccount(db, { id: userId })
  if (!account) throw new Error('A session was asked for an account that is not there')
  const token = newToken()
  const before = sessionToken(from.headers.get('cookie') ?? '', secure)
  const started = await replaceSession(
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
    proven.by === 'password' ? proven.passwordHash : undefined,
  )
  if (!started) throw fail('wrong-credentials')
  return {
    user: presentUser(account),
    cookies: [sessionCookie(secure, token), ...openCookies(secure, userId)],
  }
}
