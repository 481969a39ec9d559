import { sql } from 'kysely'
import type { Grant, Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { activeGrants } from '#features/entitlements/server/index.ts'
import { hashOf } from './secret-token.ts'

interface SessionRow {
  token: string
  id: string
  user_id: string
  grants: Grant[]
  beside: string | null
}

const nothing = sql<string | null>`null::text`

/** Live sessions with the entitlements of their account `u` and the extra columns asked for. */
const liveSessions = (beside = nothing) => sql<SessionRow>`
  select s.token, s.id, s.user_id, ${activeGrants} as grants, ${beside} as beside
  from sessions s join users u on u.id = s.user_id
  where s.expires_at > now()`

const toSession = (row: SessionRow | undefined): Session | undefined =>
  row && { sessionId: row.id, userId: row.user_id, grants: row.grants, beside: row.beside }

/** The live session of a token with the extra columns asked for. One statement. */
export async function findSession(
  db: Db,
  token: string,
  beside: typeof nothing,
): Promise<Session | undefined> {
  const { rows } =
    await sql<SessionRow>`${liveSessions(beside)} and s.token = ${hashOf(token)}`.execute(db)
  return toSession(rows[0])
}

/** The live sessions of tokens, in their order. One statement. */
export async function findSessions(
  db: Db,
  tokens: readonly string[],
): Promise<readonly (Session | undefined)[]> {
  const hashes = tokens.map(hashOf)
  // As JSON: for a list of its own the planner would plan anew each time, by its length.
  const { rows } = await sql<SessionRow>`${liveSessions()} and s.token in (
    select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`.execute(db)
  const byHash = new Map(rows.map((row) => [row.token, row]))
  return hashes.map((hash) => toSession(byHash.get(hash)))
}

interface NewSession {
  readonly id: string
  readonly userId: string
  readonly token: string
  readonly seconds: number
  readonly address: string
  readonly agent: string | null
}

/**
 * Starts a session, ends the previous one, and deletes the account's expired ones. With a password hash,
 * it starts only if that hash is still current, so a password verified before a reset opens no session
 * after it; a row lock serialises the two. Returns false if no session was started.
 */
export async function replaceSession(
  db: Db,
  session: NewSession,
  replaced: string | undefined,
  passwordHash: string | undefined,
): Promise<boolean> {
  const proof = passwordHash
    ? sql`select 1 from credentials
        where user_id = ${session.userId} and password = ${passwordHash} for share`
    : sql`select 1`
  const { rows } = await sql`
    with proof as (${proof}), gone as (
      delete from sessions
      where token = ${replaced ? hashOf(replaced) : ''}
        or (user_id = ${session.userId} and expires_at <= now())
    )
    insert into sessions (id, user_id, token, expires_at, ip_address, user_agent)
    select ${session.id}, ${session.userId}, ${hashOf(session.token)},
      now() + make_interval(secs => ${session.seconds}), ${session.address}, ${session.agent}
    from proof
    returning id
  `.execute(db)
  return rows.length > 0
}

/** Ends a session at once. Returns true if it existed. */
export async function deleteSession(db: Db, token: string): Promise<boolean> {
  const [result] = await db.deleteFrom('sessions').where('token', '=', hashOf(token)).execute()
  return (result?.numDeletedRows ?? 0n) > 0n
}

/** Ends every session of an account at once. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
