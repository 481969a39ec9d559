import { sql } from 'kysely'
import { counted } from './trip-counts.store.ts'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'

/**
 * Every trip of an account with every item, removed ones too, column by column; amounts in cents. Counts are
 * left out: they say what the items say.
 */
export const tripsPersonalData: PersonalData = {
  name: 'trips',
  async read(db, { userId }) {
    const { rows } = await sql<{ trip: unknown }>`
      select to_jsonb(t) - 'owner_id' - 'field_versions' - ${[...counted]}::text[] || jsonb_build_object('items', (
        select coalesce(jsonb_agg(to_jsonb(i) - 'trip_id' - 'field_versions' order by i.created_at), '[]')
        from trip_items i where i.trip_id = t.id
      )) as trip
      from trips t where t.owner_id = ${userId} order by t.created_at`.execute(db)
    return rows.map(({ trip }) => trip)
  },
  async erase(db, { userId }) {
    await db.deleteFrom('trips').where('owner_id', '=', userId).execute()
  },
}
