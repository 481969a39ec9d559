import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { hashOf } from './secret-token.ts'

interface PendingAttempt {
  readonly state: string
  /** Binds the attempt to the browser that began it. */
  readonly browser: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly returnTo: string
}

/** How long a sign-in may take at the issuer, in seconds. */
export const attemptSeconds = 15 * 60

/** Stores a pending sign-in and deletes expired ones. */
export async function insertAttempt(db: Db, attempt: PendingAttempt): Promise<void> {
  await sql`
    with gone as (delete from sign_in_attempts where expires_at <= now())
    insert into sign_in_attempts
      (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
    values (${hashOf(attempt.state)}, ${hashOf(attempt.browser)}, ${attempt.nonce},
      ${attempt.codeVerifier}, ${attempt.returnTo}, now() + make_interval(secs => ${attemptSeconds}))
  `.execute(db)
}

/** Consumes an attempt: it returns once, and only to the browser that began it. */
export async function takeAttempt(
  db: Db,
  state: string,
  browser: string,
): Promise<Pick<PendingAttempt, 'nonce' | 'codeVerifier' | 'returnTo'> | undefined> {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'code_verifier as codeVerifier', 'return_to as returnTo'])
    .executeTakeFirst()
}
