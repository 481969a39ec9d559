import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** The live sessions of an account, the latest first. */
export const listSessionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute()

export async function deleteOwnSession(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Ends every session of an account but one. */
export async function deleteOtherSessions(db: Db, userId: string, kept: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', kept).execute()
}

/** Whether a session began less than so many minutes ago. */
export async function isSessionYounger(db: Db, id: string, minutes: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return row !== undefined
}
