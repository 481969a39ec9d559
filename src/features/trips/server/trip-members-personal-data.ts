import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'

/** Which trips of others an account edits, and who edits its own. */
export const tripMembersPersonalData: PersonalData = {
  name: 'trip-members',
  async read(db, { userId }) {
    const edits = await sql<{ one: unknown }>`
      select jsonb_build_object('trip_id', m.trip_id, 'title', t.title, 'joined_at', m.joined_at) as one
      from trip_members m join trips t on t.id = m.trip_id where m.user_id = ${userId}
      order by m.joined_at`.execute(db)
    const editors = await sql<{ one: unknown }>`
      select jsonb_build_object('trip_id', m.trip_id, 'name', u.name, 'joined_at', m.joined_at) as one
      from trip_members m join trips t on t.id = m.trip_id join users u on u.id = m.user_id
      where t.owner_id = ${userId} order by m.joined_at`.execute(db)
    return { edits: edits.rows.map(({ one }) => one), editors: editors.rows.map(({ one }) => one) }
  },
  async erase(db, { userId }) {
    await db.deleteFrom('trip_members').where('user_id', '=', userId).execute()
  },
}
