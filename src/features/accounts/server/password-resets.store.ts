import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { hashOf } from './secret-token.ts'

/** Stores the hash of a link's token and deletes the account's expired links. */
export async function insertReset(
  db: Db,
  userId: string,
  token: string,
  seconds: number,
): Promise<void> {
  await sql`
    with gone as (
      delete from password_resets where user_id = ${userId} and expires_at <= now()
    )
    insert into password_resets (token_hash, user_id, expires_at)
    values (${hashOf(token)}, ${userId}, now() + make_interval(secs => ${seconds}))`.execute(db)
}

const live = (db: Db, token: string) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)

/** Whether a link is still valid; only `takeReset` decides. */
export const isResetLive = async (db: Db, token: string): Promise<boolean> =>
  (await live(db, token).executeTakeFirst()) !== undefined

/** Consumes a link and all others of its account. Returns the account's id. */
export async function takeReset(db: Db, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    delete from password_resets
    where token_hash = ${hashOf(token)} and expires_at > now()
    returning user_id`.execute(db)
  const userId = rows[0]?.user_id
  if (userId) await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  return userId
}
