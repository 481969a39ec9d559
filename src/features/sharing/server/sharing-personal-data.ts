import { type RawBuilder, sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { Db } from '#platform/server/db/tables.ts'

const allOf = async (db: Db, query: RawBuilder<{ one: unknown }>): Promise<unknown[]> =>
  (await query.execute(db)).rows.map(({ one }) => one)

/**
 * Whom an account has asked to edit its trips, who edits them, and which trips of others it edits. An
 * invitation to its address is its own as well. Secrets are left out.
 */
export const membersPersonalData: PersonalData = {
  name: 'trip-members',
  async read(db, { userId, email }) {
    return {
      edits: await allOf(
        db,
        sql`select jsonb_build_object('trip_id', m.trip_id, 'title', t.title, 'joined_at', m.joined_at) as one
          from trip_members m join trips t on t.id = m.trip_id where m.user_id = ${userId}
          order by m.joined_at`,
      ),
      editors: await allOf(
        db,
        sql`select jsonb_build_object('trip_id', m.trip_id, 'name', u.name, 'joined_at', m.joined_at) as one
          from trip_members m join trips t on t.id = m.trip_id join users u on u.id = m.user_id
          where t.owner_id = ${userId} order by m.joined_at`,
      ),
      invitations: await allOf(
        db,
        sql`select to_jsonb(i) - 'token_hashes' - 'accepted_by' as one
          from trip_invitations i join trips t on t.id = i.trip_id
          where t.owner_id = ${userId} or i.accepted_by = ${userId} or i.email = ${email}
          order by i.created_at`,
      ),
    }
  },
  async erase(db, { userId, email }) {
    await sql`delete from trip_invitations where email = ${email} or accepted_by = ${userId}
      or trip_id in (select id from trips where owner_id = ${userId})`.execute(db)
    await db.deleteFrom('trip_members').where('user_id', '=', userId).execute()
  },
}

/** The links of an account's trips, without their secret part. They go with the trips. */
export const sharingPersonalData: PersonalData = {
  name: 'trip-links',
  async read(db, { userId }) {
    const { rows } = await sql<{ link: unknown }>`
      select to_jsonb(l) - 'token' as link from trip_links l join trips t on t.id = l.trip_id
      where t.owner_id = ${userId} order by l.created_at`.execute(db)
    return rows.map(({ link }) => link)
  },
  async erase(db, { userId }) {
    const own = db.selectFrom('trips').select('id').where('owner_id', '=', userId)
    await db.deleteFrom('trip_links').where('trip_id', 'in', own).execute()
  },
}
