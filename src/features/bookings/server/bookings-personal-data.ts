import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import { accountHeldText as text } from './messages.ts'

/** Every booking of an account with its steps; amounts in cents. */
export const bookingsPersonalData: PersonalData = {
  name: 'bookings',
  async read(db, { userId }) {
    const { rows } = await sql<{ booking: unknown }>`
      select to_jsonb(b) - 'owner_id' - 'sameness' || jsonb_build_object('steps', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'booking_id' - 'id' order by s.id), '[]')
        from booking_steps s where s.booking_id = b.id
      )) as booking
      from bookings b where b.owner_id = ${userId} order by b.created_at`.execute(db)
    return rows.map(({ booking }) => booking)
  },
  async holdsBack(db, { userId }) {
    const { rows } = await sql<{ open: boolean; ahead: boolean }>`
      select coalesce(bool_or(state in ('pending', 'cancelling')), false) as open,
        coalesce(bool_or(state = 'confirmed' and (stay ->> 'checkOut')::date >= current_date), false) as ahead
      from bookings where owner_id = ${userId}`.execute(db)
    const held = await db
      .selectFrom('booking_holds')
      .select('id')
      .where('owner_id', '=', userId)
      .executeTakeFirst()
    if (rows[0]?.open || held) return text.open
    if (rows[0]?.ahead) return text.ahead
    return undefined
  },
  async erase(db, { userId }) {
    await db.deleteFrom('bookings').where('owner_id', '=', userId).execute()
  },
}
