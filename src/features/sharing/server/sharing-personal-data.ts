import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'

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
