import { sql } from 'kysely'
import type { Grant, Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'

interface SessionRow {
  id: string
  user_id: string
  grants: Grant[]
}

const activeGrants = sql<Grant[]>`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'value', e.value)), '[]'::json)
  from entitlements e
  where e.user_id = u.id and e.starts_at <= now() and (e.ends_at is null or e.ends_at > now())
)`

/** One statement a request: the live session of a token with everything its account holds. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_id, ${activeGrants} as grants
    from sessions s join users u on u.id = s.user_id
    where s.token = ${token} and s.expires_at > now()`.execute(db)
  const row = rows[0]
  return row && { sessionId: row.id, userId: row.user_id, grants: row.grants }
}

export interface AccountRow {
  id: string
  name: string
  first_name: string
  last_name: string
  email: string
  image: string | null
  grants: Grant[]
}

/** An account with its grants; found by id or by address. */
export async function findAccount(
  db: Db,
  by: { id: string } | { email: string },
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.name, u.first_name, u.last_name, u.email, u.image, ${activeGrants} as grants
    from users u
    where ${'id' in by ? sql`u.id = ${by.id}` : sql`u.email = ${by.email.toLowerCase()}`}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Removes what a sign-up left that was cut off between its statements: a user nobody can sign in as,
 * which would keep the address from ever being used. A minute is longer than any sign-up takes.
 */
export async function deleteUnfinishedAccount(db: Db, email: string): Promise<void> {
  await sql`
    delete from users u
    where u.email = ${email} and u.created_at < now() - interval '1 minute'
      and not exists (select from credentials c where c.user_id = u.id)`.execute(db)
}

/** Ends a session at once. */
export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

/** Grants once: the same grant from the same source changes nothing. */
export async function insertGrant(
  db: Db,
  userId: string,
  grant: { kind: 'tier' | 'plan' | 'role'; value: string; source: string },
): Promise<void> {
  await db
    .insertInto('entitlements')
    .values({ user_id: userId, ...grant, ends_at: null })
    .onConflict((conflict) =>
      conflict.constraint('entitlements_once').doUpdateSet({ ends_at: null }),
    )
    .execute()
}
