import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import './fare-holds.tables.ts'
import { fareText as text } from './messages.ts'

/** Every fare that was held for an account; amounts in cents. */
export const faresPersonalData: PersonalData = {
  name: 'heldFares',
  async read(db, { userId }) {
    const { rows } = await sql<{ fare: unknown }>`
      select to_jsonb(f) - 'owner_id' as fare from fare_holds f
      where owner_id = ${userId} order by created_at`.execute(db)
    return rows.map(({ fare }) => fare)
  },
  async holdsBack(db, { userId }) {
    const open = await db
      .selectFrom('fare_holds')
      .select('id')
      .where('owner_id', '=', userId)
      .where('state', 'in', ['pending', 'held', 'releasing'])
      .executeTakeFirst()
    return open && text.holdsBack
  },
  async erase(db, { userId }) {
    await db.deleteFrom('fare_holds').where('owner_id', '=', userId).execute()
  },
}
